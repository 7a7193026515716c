// The library in the browser's database, and a game to add to it.

/** The library's games in the database, once there are this many. */
export function library(page, count) {
  // Not `waitForFunction`, which takes the promise of an asynchronous function for its result.
  return page.evaluate(async (wanted) => {
    for (;;) {
      const database = await new Promise((done, failed) => {
        const request = indexedDB.open("alquerque");
        request.onsuccess = () => done(request.result);
        request.onerror = failed;
      });
      const games = database.transaction("games").objectStore("games");
      const [keys, values] = await Promise.all(["getAllKeys", "getAll"].map((all) => new Promise((done) => {
        const request = games[all]();
        request.onsuccess = () => done(request.result);
      })));
      database.close();
      if (keys.length === wanted) return keys.map((record, place) => ({ record, ...JSON.parse(values[place]) }));
      await new Promise((done) => { setTimeout(done, 50); });
    }
  }, count);
}

/** Plays light's winning move, e3xe5xc5xa3xa5xc5xe3. */
export const LAST = ["c2-c3", "c4xc2", "c1xc3", "a3xc1", "c3xa3", "c5-c4", "a3xc5xc3", "d4xb2", "b1xb3", "e5-d4", "d1xb1", "a5-b4"];

export async function win(game) {
  const count = (await game.moves()).length;
  await game.click("e3");
  await game.isInHand("e3");
  for (const point of ["e5", "c5", "a3", "a5", "c5", "e3"]) {
    await game.click(point);
    if (await game.wasPut(point, count)) break;
  }
  await game.statusIs(/^(Light wins|You won)/);
}

// Fields of forms, by what they are: a select, a range, a switch, or buttons of which one is chosen.

/** Gives the field of that id a value; a switch `true` or `false`. */
export async function choose(page, id, value) {
  // What was chosen before may have changed this field, too: that is to be seen in the next frame.
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); }));
  const segments = page.locator(`input[type=radio][name='${id}']`);
  if (await segments.count() > 0) {
    await page.locator(`input[name='${id}'][value='${value}']`).check();
    return;
  }
  const field = page.locator(`#${id}`);
  if (typeof value === "boolean") await field.setChecked(value);
  else if (await field.evaluate((element) => element.tagName === "SELECT")) await field.selectOption(value);
  else await field.fill(value);
}

/** The values of all fields in there by their ids, whether they are seen or not. */
export function valuesIn(page, selector) {
  return page.$$eval(`${selector} select, ${selector} input`, (fields) => Object.fromEntries(fields
    .filter((field) => field.type !== "radio" || field.checked)
    .map((field) => (field.type === "radio" ? [field.name, field.value] : [field.id, field.type === "checkbox" ? field.checked : field.value]))));
}

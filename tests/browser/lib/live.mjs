// Helpers for tests of live games.

/**
 * Chromium hides its address behind a name that only multicast DNS resolves, which containers rarely let through. With this option it
 * sends the address itself.
 */
export const PLAIN_ADDRESSES = "--disable-features=WebRtcHideLocalIpsWithMdns";

export const button = (page, name) => page.getByRole("button", { name, exact: true });

/** The link of an invitation or an answer. */
export async function linkOf(page) {
  const field = page.getByLabel("Link", { exact: true });
  await field.waitFor();
  return field.inputValue();
}

/** Waits for a text in the line about the friend, beside the board. */
export const friendLineIs = (page, text, options) => page.getByRole("group", { name: "Your friend" }).getByRole("status").filter({ hasText: text }).waitFor(options);

/** Starts a game for a friend and returns the invitation's link. */
export async function invite({ page, game }, { clock } = {}) {
  await game.open("new");
  await page.getByRole("radio", { name: "Friend online" }).check();
  if (clock) {
    await page.getByText("More options").click();
    await page.getByLabel("Clock", { exact: true }).selectOption(clock);
  }
  await button(page, "Play live").click();
  return linkOf(page);
}

/** Opens an invitation and returns the answer's link. */
export async function accept({ page, game }, link) {
  await page.goto(link);
  await game.isStarted();
  await button(page, "Play").click();
  await page.getByRole("heading", { name: "Give your friend this answer" }).waitFor();
  return linkOf(page);
}

export async function paste(page, link) {
  await page.getByLabel("Your friend’s link").fill(link);
  await button(page, "Connect").click();
}

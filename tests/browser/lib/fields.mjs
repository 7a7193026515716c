// Form fields by type: a select, a range, a switch, or a group of radio buttons.

/** Opens the section that contains a field. */
export async function show(page, id) {
  const closed = page.locator(`details:not([open]):has(#${id}, [name='${id}']) > summary`);
  if (await closed.count() > 0) await closed.first().click();
}

/** Sets the value of a field; `true` or `false` for a switch. */
export async function choose(page, id, value) {
  // The previous choice may have changed this field as well; wait for the next frame.
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); }));
  await show(page, id);
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

/** The values of all fields in an element by id, visible or not. */
export function valuesIn(page, selector) {
  return page.$$eval(`${selector} select, ${selector} input`, (fields) => Object.fromEntries(fields
    .filter((field) => field.type !== "radio" || field.checked)
    .map((field) => (field.type === "radio" ? [field.name, field.value] : [field.id, field.type === "checkbox" ? field.checked : field.value]))));
}

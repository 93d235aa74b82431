import { By, error, until, type WebDriver, type WebElement } from 'selenium-webdriver';

/** A generous timeout that only catches hangs, because a busy machine takes several times longer. */
const WAIT_MS = 60_000;

/** Creates helpers that find a page's elements by their visible text and wait for them. */
export function createPage(driver: WebDriver, address: string) {
  /**
   * Repeats `use` with the first matching element until it returns a result, because React may replace the element or
   * a sticky panel may cover it in the meantime.
   */
  const retry = <T>(locator: By, use: (element: WebElement) => Promise<T | null>): Promise<T> =>
    driver.wait<T>(
      async () => {
        const [element] = await driver.findElements(locator);
        return element === undefined ? null : use(element).catch(rejectUnlessTransient);
      },
      WAIT_MS,
      `Not usable: ${locator}`,
    );

  const find = (locator: By) =>
    retry(locator, async (element) => ((await element.isDisplayed()) ? element : null));

  const click = (locator: By) =>
    retry(locator, async (element) => {
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
      if (!(await element.isEnabled())) return null;
      await element.click();
      return true;
    });

  return {
    find,
    click,
    /**
     * Clicks a label until its box is checked, because a click misses the label while the dialog is still
     * moving.
     */
    async check(label: By, checked: By): Promise<void> {
      const isChecked = async () => {
        if ((await driver.findElements(checked)).length > 0) return true;
        await click(label);
        return false;
      };
      await driver.wait(isChecked, WAIT_MS, `Not checked: ${label}`);
    },
    /** Stores the language before the app starts. */
    async chooseLanguage(locale: string): Promise<void> {
      await driver.get(`${address}/favicon.svg`);
      await driver.executeScript('localStorage.setItem("locale", arguments[0])', locale);
    },
    async open(path: string): Promise<void> {
      // A closing dialog removes its history entry a moment later, which would cancel the navigation.
      const isSettled = () => driver.executeScript<boolean>('return !history.state?.layers');
      await driver.wait(isSettled, WAIT_MS, 'A dialog is still open.');
      await driver.get(address + path);
      // Clicks before hydration have no effect.
      await driver.wait(until.elementLocated(By.css('#root:not([data-prerendered])')), WAIT_MS);
    },
    type: (locator: By, text: string) =>
      retry(locator, async (input) => {
        await input.clear();
        await input.sendKeys(text);
        return true;
      }),
    readText: (locator: By) => retry(locator, (element) => element.getText()),
    readAttribute: (locator: By, name: string) => retry(locator, (element) => element.getAttribute(name)),
    /** Returns the number of pixels by which the page is wider than the window. */
    measureOverflow: () =>
      driver.executeScript<number>('return document.documentElement.scrollWidth - innerWidth'),
  };
}

function rejectUnlessTransient(reason: unknown): null {
  const isTransient =
    reason instanceof error.ElementNotInteractableError ||
    reason instanceof error.ElementClickInterceptedError ||
    reason instanceof error.StaleElementReferenceError;
  if (!isTransient) throw reason;
  return null;
}

/**
 * Locates the topmost idle button by its exact label. The button's text also contains the hidden label for its
 * busy state.
 */
export const button = (text: string): By =>
  By.xpath(`(//button[not(@aria-busy)][.//text()[normalize-space()="${text}"]])[last()]`);

/** Locates a heading by its exact text. */
export const heading = (text: string): By =>
  By.xpath(`//*[self::h1 or self::h2 or self::h3][normalize-space()="${text}"]`);

/** Locates a field by a text of its label, such as the text before the mark of an optional field. */
export const field = (label: string): By =>
  By.xpath(`//input[@id=//label[.//text()[normalize-space()="${label}"]]/@for]`);

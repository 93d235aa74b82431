import type { Page } from '@playwright/test';

/** WCAG 1.4.12: text spacing that readers may set without losing content. */
const TEXT_SPACING = `*, *::before, *::after {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Finds texts that are clipped only with WCAG's text spacing. */
export async function findClippedByTextSpacing(page: Page): Promise<string[]> {
  const before = new Set(await clippedTexts(page));
  // The page's policy blocks style elements.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, TEXT_SPACING);
  const after = await clippedTexts(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return after.filter((text) => !before.has(text));
}

/** Finds texts that are clipped by their own box or by an outer box that cannot be scrolled. */
const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const isCutting = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const readBox = (element: Element) => {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const area = element.getBoundingClientRect();
      return {
        area,
        // Text for screen readers only is clipped on purpose.
        cutsX: isCutting(overflowX) && area.width > 4,
        cutsY: isCutting(overflowY) && area.height > 4,
        // Content that can be scrolled or overflows on purpose is not clipped by its container.
        isFree: /auto|scroll/.test(overflowX + overflowY) || /fixed|absolute/.test(position),
        isSeen:
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && area.width > 4,
      };
    };
    const boxes = new Map<Element, ReturnType<typeof readBox>>();
    const getBox = (element: Element) => {
      const box = boxes.get(element) ?? readBox(element);
      boxes.set(element, box);
      return box;
    };
    const range = document.createRange();
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !getBox(parent).isSeen) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { area, cutsX, cutsY, isFree } = getBox(around);
        const isOutside =
          (cutsX && (text.right > area.right + 2 || text.left < area.left - 2)) ||
          (cutsY && (text.bottom > area.bottom + 4 || text.top < area.top - 4));
        if (isOutside) found.add(`${parent.tagName} "${node.textContent.trim().slice(0, 60)}"`);
        if (isOutside || isFree) break;
      }
    }
    return [...found];
  });

/** Returns the labels of the page's primary buttons, outside dialogs. */
export const findPrimaryButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll(':is(a, button)[class*="-variant-primary"]')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.closest('dialog'))
      .map((button) => button.textContent?.trim()),
  );

/** Finds numbers with a line break inside. Links, codes and addresses may break anywhere. */
export const findBrokenNumbers = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const style = node.parentElement && getComputedStyle(node.parentElement);
      if (style?.overflowWrap === 'anywhere' || style?.wordBreak === 'break-all') continue;
      for (const { 0: number, index } of (node.textContent ?? '').matchAll(
        /(?<![\w-])[+-]?₩?\d[\d,.:]*\d%?/g,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + number.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1)
          found.add(`${node.parentElement?.tagName} "${node.textContent?.trim().slice(0, 60)}"`);
      }
    }
    return [...found];
  });

/** Finds texts of which only a few letters fit into a line. */
export const findStackedTexts = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const widths = new Map<number, number>();
      for (const { top, width } of range.getClientRects()) {
        if (width > 1) widths.set(Math.round(top), (widths.get(Math.round(top)) ?? 0) + width);
      }
      const letter = Number.parseFloat(getComputedStyle(node.parentElement).fontSize);
      if (widths.size > 2 && Math.max(...widths.values()) < 3 * letter)
        found.add(`${node.parentElement.tagName} "${node.textContent?.trim().slice(0, 60)}"`);
    }
    return [...found];
  });

/** Finds texts and controls that extend beyond the sides of the window and cannot be scrolled into view. */
export const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const reach = document.documentElement.clientWidth;
    const isIn = (element: Element, test: (style: CSSStyleDeclaration) => boolean): boolean =>
      test(getComputedStyle(element)) ||
      (element.parentElement !== null && isIn(element.parentElement, test));
    return [
      ...document.body.querySelectorAll('a, button, input, select, textarea, p, h1, h2, h3, h4, td, dd, dt'),
    ]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width < 4 || (left >= -1 && right <= reach + 1)) return false;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        return !isIn(
          element,
          ({ overflowX, position, clipPath }) =>
            /auto|scroll/.test(overflowX) || position === 'fixed' || clipPath !== 'none',
        );
      })
      .map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 60)}"`);
  });

/** Returns the number of pixels by which the page can be scrolled sideways. */
export const getSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Finds controls in the header that extend beyond the window or are covered by the next control. */
export const findHiddenHeaderControls = (page: Page) =>
  page.evaluate(() => {
    const areas = [...document.querySelectorAll('header :is(a, button)')]
      .filter((control) => control.checkVisibility())
      .map((control) => ({
        name: control.getAttribute('aria-label') ?? control.textContent,
        area: control.getBoundingClientRect(),
      }))
      .filter(({ area }) => area.width > 1);
    return areas
      .filter(({ area }, index) => {
        const next = areas[index + 1]?.area;
        const isCovered =
          next !== undefined &&
          next.top < area.bottom &&
          next.bottom > area.top &&
          next.left < area.right - 1;
        return area.left < 0 || area.right > innerWidth || isCovered;
      })
      .map(({ name }) => name);
  });

/** Finds controls in the header that are too small for a finger. */
export const findSmallHeaderControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-bar]:is(header) :is(a, button)')]
      .filter((control) => control.checkVisibility() && !control.closest('[popover]'))
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return Math.min(width, height) < 44;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent),
  );

/** Returns the share of the window's height that bars cover while scrolling, from 0 to 1. */
export const coveredByBars = (page: Page) =>
  page.evaluate(() => {
    const height = document.documentElement.clientHeight;
    const bars = [...document.body.querySelectorAll('*')].filter((element) => {
      const { position } = getComputedStyle(element);
      return (
        (position === 'fixed' || position === 'sticky') &&
        element.checkVisibility({ visibilityProperty: true })
      );
    });
    let covered = 0;
    for (let y = 1; y < height; y += 4) {
      const isCovered = bars.some((bar) => {
        const { top, bottom, width } = bar.getBoundingClientRect();
        return (
          top <= y &&
          bottom >= y &&
          width > document.documentElement.clientWidth / 2 &&
          getComputedStyle(bar).pointerEvents !== 'none'
        );
      });
      if (isCovered) covered += 4;
    }
    return covered / height;
  });

/**
 * Finds selected options that look like their neighbors with forced colors, which remove backgrounds and shadows.
 * Borders, text or shapes must show the selection.
 */
export const findMissingSelectedState = (page: Page) =>
  page.evaluate(() => {
    const chosen = document.querySelectorAll(
      '[aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current]:not([aria-current=false])',
    );
    const look = (element: Element) => {
      const parts = [element, ...element.querySelectorAll('*')].flatMap((part) =>
        ['', '::before', '::after'].map((pseudo) => {
          const s = getComputedStyle(part, pseudo);
          return [
            s.color,
            s.backgroundColor,
            s.borderColor,
            s.borderWidth,
            s.outline,
            s.fontWeight,
            s.textDecorationLine,
            s.fill,
            s.content,
            s.transform,
            s.opacity,
          ].join();
        }),
      );
      return parts.slice(0, 3).join('|') + element.childElementCount + element.innerHTML.split('<svg').length;
    };
    const others = ['aria-pressed=false', 'aria-selected=false', 'aria-checked=false'].map(
      (name) => `[${name}]`,
    );
    return [...chosen]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const list = element.closest(
          'ul, ol, nav, [role=tablist], [role=menu], [role=radiogroup], [role=group], [role=listbox]',
        );
        const peer = [
          ...(list?.querySelectorAll(`${others}, ${element.tagName}:not([aria-current])`) ?? []),
        ].find(
          (other) =>
            other !== element &&
            other.tagName === element.tagName &&
            other.checkVisibility({ visibilityProperty: true }) &&
            other.className.split(' ')[0] === element.className.split(' ')[0],
        );
        return peer !== undefined && look(peer) === look(element);
      })
      .map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 60)}"`);
  });

/** Finds controls without a focus outline among the first `steps` tab stops. */
export async function focusWithoutOutline(page: Page, steps = 5): Promise<string[]> {
  const found: string[] = [];
  await page.getByRole('main').focus();
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const bare = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      // The outline may be on a label, field or card around the control.
      const hasVisibleMark = (one: Element | null): boolean => {
        if (one === null || one === document.body) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return (
          (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
          hasVisibleMark(one.parentElement)
        );
      };
      const has = hasVisibleMark(element) || hasVisibleMark(element.nextElementSibling);
      return has
        ? null
        : `${element.tagName} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 60)}"`;
    });
    if (bare) found.push(bare);
  }
  return found;
}

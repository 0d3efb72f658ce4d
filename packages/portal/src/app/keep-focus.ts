// Where the focus moves when its element is removed or disabled, such as a deleted row or a button that waits for the
// server. Browsers would focus nothing, so people who use a keyboard or a screen reader would have to start over.

const TABBABLE = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
/** After this time, a disabled button no longer waits for the server. */
const PENDING_MS = 1000;
/** Layers in front of the page, which manage their own focus. */
const LAYER = '.overlay, .popover';

/** The element, then its ancestors. */
type Place = readonly Element[];

/** Watches the document until the returned function is called. */
export function keepFocus(): () => void {
  let inPage: Place = [];
  let inLayer: Place = [];
  let frame = 0;
  let timer = 0;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    if (target.closest(LAYER)) inLayer = placeOf(target);
    else inPage = placeOf(target);
  };
  const restore = () => {
    if (!isLost()) return;
    const place = inLayer.some((element) => element.isConnected) ? inLayer : inPage;
    if (place[0]?.matches(':disabled') && place[0].isConnected) timer = window.setTimeout(focus, PENDING_MS, place);
    else focus(place);
  };
  const restoreSoon = () => {
    if (!isLost()) return;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    // The element itself, or the first focusable element in its nearest ancestor that still exists.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(restore);
    });
  };
  const changes = new MutationObserver(restoreSoon);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', remember);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    changes.disconnect();
    document.removeEventListener('focusin', remember);
  };
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function placeOf(target: Element): Place {
  const place: Element[] = [];
  for (let at: Element | null = target; at && at !== document.body; at = at.parentElement) place.push(at);
  return place;
}

/** The element itself, or the first focusable element in its nearest ancestor that still exists. */
function focus(place: Place): void {
  if (!isLost()) return;
  for (const element of place) {
    if (!element.isConnected) continue;
    const found = element.matches(`${TABBABLE}, main`) ? element : element.querySelector<HTMLElement>(TABBABLE);
    if (!(found instanceof HTMLElement)) continue;
    found.focus({ preventScroll: true });
    return;
  }
}

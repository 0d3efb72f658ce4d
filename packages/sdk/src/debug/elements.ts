// Makes elements. Text becomes text nodes only: nothing that comes from the page or the service is ever read as HTML.
import { shownText } from './shown-text.ts';

type Child = Node | string;

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...children.map((child) => (typeof child === 'string' ? shownText(child) : child)));
  return made;
}

export function button(label: string, press: () => void): HTMLButtonElement {
  const made = element('button', '', label);
  made.type = 'button';
  made.addEventListener('click', press);
  return made;
}

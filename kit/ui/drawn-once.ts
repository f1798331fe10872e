import { type ComponentType, createElement, type HTMLAttributes, type ReactElement } from 'react'

let drawAsText: ((part: ReactElement) => string) | undefined

/** How parts become text: the server says so at its start, in browsers nobody does. */
export const drawBy = (draw: ((part: ReactElement) => string) | undefined): void => {
  drawAsText = draw
}

/** Of one part; a home has as many as cities are looked at within some seconds. */
const MOST_KEPT = 50

interface Markup {
  __html: string
}

/**
 * A part of a page that is the same wherever the same data are shown, whoever sees it: an element of this kind with `Inside` in
 * it. The server draws the inside of the same data once and keeps its text, which is cheaper than to have React draw it for
 * each page; browsers draw it as any other. So it may read nothing but its data, which are what JSON can carry: no context, no
 * address, no time.
 */
export const drawnOnce = <Data extends object>(
  element: string,
  attributes: HTMLAttributes<HTMLElement>,
  Inside: ComponentType<Data>,
): ComponentType<Data> => {
  const kept = new Map<string, Markup>()
  const draw = (data: Data, drawn: (part: ReactElement) => string): Markup => {
    const key = JSON.stringify(data)
    const known = kept.get(key)
    if (known) return known
    const markup = { __html: drawn(createElement(Inside, data)) }
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, markup)
    return markup
  }
  return (data) =>
    drawAsText
      ? createElement(element, { ...attributes, dangerouslySetInnerHTML: draw(data, drawAsText) })
      : createElement(element, attributes, createElement(Inside, data))
}

import { type ComponentType, createElement, type HTMLAttributes, type ReactElement } from 'react'

/** How parts become text, or what stands for it until the page is put together. */
interface Drawer {
  draw: (part: ReactElement) => string
  /** What was drawn so is kept no more. */
  forget: (drawn: string) => void
}

let drawer: Drawer | undefined

/** The server says at its start how parts are drawn; in browsers nobody does. */
export const drawBy = (by: Drawer | undefined): void => {
  drawer = by
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
  const draw = (data: Data, by: Drawer): Markup => {
    const key = JSON.stringify(data)
    const known = kept.get(key)
    if (known) return known
    const markup = { __html: by.draw(createElement(Inside, data)) }
    if (kept.size >= MOST_KEPT) forgetAll(by)
    kept.set(key, markup)
    return markup
  }
  const forgetAll = ({ forget }: Drawer) => {
    for (const { __html } of kept.values()) forget(__html)
    kept.clear()
  }
  return (data) =>
    drawer
      ? createElement(element, { ...attributes, dangerouslySetInnerHTML: draw(data, drawer) })
      : createElement(element, attributes, createElement(Inside, data))
}

/** What nobody reads, wherever it was copied. */
const UNREAD =
  'script, style, meta, link, title, xml, head, template, iframe, object, embed, svg, math, form, input, button'

/** A level of Word's own lists: `mso-list:l0 level1 lfo1` in the style of a paragraph. */
const WORD_LIST = /mso-list:\s*l\d+\s+level\d+/i
const NUMBERED = /^\s*[(（]?([0-9]{1,3}|[a-z]|[ivx]{1,4}|[一二三四五六七八九十]{1,3})[.)）、．]/i

/**
 * What was copied elsewhere, in the few elements that an article's pieces are made of, without any attribute: Word's lists
 * become lists, headings of every rank one, and pictures that are not ours are left out. Nothing of it runs: it is read in a
 * document of its own that is never shown.
 */
export const cleanPasted = (html: string, origin: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const unread of body.querySelectorAll(UNREAD)) unread.remove()
  dropComments(body)
  makeWordLists(body)
  flattenLists(body)
  for (const heading of body.querySelectorAll('h1, h3, h4, h5, h6, p.MsoTitle')) rename(heading, 'h2')
  for (const image of body.querySelectorAll('img')) keepOwnPicture(image, origin)
  for (const element of body.querySelectorAll('*')) keepAttributes(element)
  return body.innerHTML
}

const dropComments = (body: HTMLElement) => {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

/** Paragraphs that Word marks as items become lists, one for those that follow one another. */
const makeWordLists = (body: HTMLElement) => {
  for (const paragraph of body.querySelectorAll('p')) {
    if (!WORD_LIST.test(paragraph.getAttribute('style') ?? '')) continue
    const bullet = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    )
    const kind = NUMBERED.test(bullet?.textContent ?? '') ? 'ol' : 'ul'
    bullet?.remove()
    const before = paragraph.previousElementSibling
    const list = before?.localName === kind && before.hasAttribute('data-word') ? before : newList(paragraph, kind)
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
  }
}

const newList = (at: Element, kind: 'ol' | 'ul'): Element => {
  const list = at.ownerDocument.createElement(kind)
  list.setAttribute('data-word', '')
  at.before(list)
  return list
}

/** Items of a list within a list come after the item in which it stood. */
const flattenLists = (body: HTMLElement) => {
  for (const inner of [...body.querySelectorAll('li ul, li ol, ul > ul, ol > ol, ul > ol, ol > ul')].reverse()) {
    const item = inner.parentElement?.closest('li')
    if (item) item.after(...inner.children)
    else inner.before(...inner.children)
    inner.remove()
  }
}

const rename = (element: Element, name: string) => {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** A picture that was sent to us stays, by its path; any other would be fetched from who knows whom. */
const keepOwnPicture = (image: HTMLImageElement, origin: string) => {
  const source = image.getAttribute('src') ?? ''
  const path = source.startsWith(`${origin}/`) ? source.slice(origin.length) : source
  if (path.startsWith('/files/')) image.setAttribute('src', path)
  else image.remove()
}

const allowed: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'alt'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
}

const keepAttributes = (element: Element) => {
  const stays = ['data-pm-slice', ...(allowed[element.localName] ?? [])]
  for (const { name } of [...element.attributes]) if (!stays.includes(name)) element.removeAttribute(name)
}

import { expect, type Page } from '@playwright/test'
import type { Hands, Named } from './hands.ts'

/** What a screen reader comes to, in its order. */
export interface Said {
  role: string
  name: string
  /** The element's number in the browser. */
  element: number
}

/** The whole tree that a screen reader is given, read from its beginning. */
export const readAloud = async (page: Page): Promise<Said[]> => {
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  await browser.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const said: Said[] = []
  const read = (id: string) => {
    const node = byId.get(id)
    if (!node) return
    if (!node.ignored && node.backendDOMNodeId !== undefined)
      said.push({
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? '').trim(),
        element: node.backendDOMNodeId,
      })
    for (const child of node.childIds ?? []) read(child)
  }
  for (const { nodeId, parentId } of nodes) if (parentId === undefined) read(nodeId)
  return said
}

const is =
  ({ role, name }: Named) =>
  (one: Said) =>
    one.role === role && (typeof name === 'string' ? one.name === name : name.test(one.name))

/** Waits until it is said; what is said then. */
const hear = async (page: Page, target: Named): Promise<Said> => {
  let found: Said | undefined
  await expect
    .poll(
      async () => {
        found = (await readAloud(page)).find(is(target))
        return found !== undefined
      },
      { message: `${target.role} ${target.name} is said` },
    )
    .toBe(true)
  return found as Said
}

/** Does with the element what a screen reader lets do. */
const act = async (page: Page, target: Named, doing: string) => {
  const { element } = await hear(page, target)
  const browser = await page.context().newCDPSession(page)
  const { object } = await browser.send('DOM.resolveNode', { backendNodeId: element })
  await browser.send('Runtime.callFunctionOn', {
    objectId: object.objectId as string,
    functionDeclaration: `function () { ${doing} }`,
  })
  await browser.detach()
}

/** By what is said alone: whoever does not see the page. */
export const ears: Hands = {
  press: (page, target) => act(page, target, 'this.click()'),
  type: async (page, target, text) => {
    await act(page, target, 'this.focus()')
    await page.keyboard.type(text)
  },
  tick: (page, target) => act(page, target, 'this.click()'),
}

const pressed = ['link', 'button', 'textbox', 'searchbox', 'checkbox', 'radio', 'combobox', 'tab', 'switch']

/** What is said of a page makes sense without seeing it: one main part, or the sheet before it alone, and a name for all that can be pressed. */
export const expectToldWhole = async (page: Page): Promise<void> => {
  const said = await readAloud(page)
  const sheets = said.filter(({ role }) => role === 'dialog')
  expect(sheets.length > 0 ? sheets : said.filter(({ role }) => role === 'main'), page.url()).toHaveLength(1)
  if (sheets.length > 0) expect(said.filter(({ role }) => role === 'main')).toEqual([])
  const nameless = said.filter(({ role, name }) => [...pressed, 'dialog'].includes(role) && name === '')
  expect(nameless, page.url()).toEqual([])
}

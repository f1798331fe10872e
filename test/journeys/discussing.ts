import { expect, type Page } from '@playwright/test'

/** To what is said and asked at a hospital's desk. */
export const tapDiscussions = async (desk: Page) => {
  await desk.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: '评论和提问' }).click()
  await expect(desk).toHaveURL(/\/desk\/discussions$/)
}

/** What something of this kind is called, about which something stands at the desk. */
export const titleAtDesk = async (desk: Page, kind: '文章' | '商品'): Promise<string> => {
  await tapDiscussions(desk)
  await desk.getByRole('link', { name: '全部', exact: true }).click()
  await desk
    .getByRole('row')
    .filter({ has: desk.getByRole('cell', { name: kind, exact: true }) })
    .first()
    .getByRole('link', { name: '查看处理' })
    .click()
  const note = await desk.getByText(new RegExp(`^${kind}《.+》$`)).innerText()
  return note.slice(`${kind}《`.length, -1)
}

/** The desk finds something in its list, and shows it. */
export const showAtDesk = async (desk: Page, words: string) => {
  await tapDiscussions(desk)
  await desk.getByRole('row').filter({ hasText: words }).getByRole('link', { name: '查看处理' }).click()
  await desk.getByRole('button', { name: '展示', exact: true }).first().click()
  await expect(desk.getByText('已展示，作者会收到通知')).toBeVisible()
}

/** What an address is about, as far as goods and categories are. */
export const namedIn = (link: string): { goodsId: number | undefined; categoryId: number | undefined } => {
  const number = (name: string) => Number(new RegExp(`[?&]${name}=(\\d{1,15})`).exec(link)?.[1] ?? 0) || undefined
  return { goodsId: number('goods_id') ?? number('project_id'), categoryId: number('category_id') }
}

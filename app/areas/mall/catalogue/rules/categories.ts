/** Drawings that a category may have, in words. */
export const pictureWords = {
  'first-aid': '急救箱',
  bottle: '药瓶',
  capsule: '胶囊',
  'pill-box': '药盒',
  syringe: '注射器',
  mask: '口罩',
  monitor: '监测仪',
  scale: '体重秤',
  cane: '拐杖',
  clipboard: '体检单',
  tube: '试管',
  tooth: '牙齿',
  eye: '眼睛',
  ear: '耳朵',
  heart: '心脏',
  baby: '宝宝',
  leaf: '叶子',
  drop: '水滴',
  flower: '花',
  cup: '茶杯',
  moon: '睡眠',
  motion: '运动',
  house: '居家',
} as const
/** A drawing that a category may have. */
export type PictureName = keyof typeof pictureWords
/** All of them. */
export const pictureNames = Object.keys(pictureWords) as [PictureName, ...PictureName[]]

/** Most categories of a tree, hidden ones among them. */
export const MOST_CATEGORIES = 500

/** Trees of categories in words. */
export const treeWords = { health: '健康商城', project: '医疗项目' } as const

interface Placed {
  id: number
  parentId: number | null
}

/** Each topmost category followed by those under it, both in the order in which they came. */
export const inTreeOrder = <Category extends Placed>(categories: readonly Category[]): Category[] => {
  const under = Map.groupBy(categories, ({ parentId }) => parentId)
  return (under.get(null) ?? []).flatMap((top) => [top, ...(under.get(top.id) ?? [])])
}

/** Whether another category beside it, under the same parent, has that name. */
export const isNameTaken = (
  categories: readonly (Placed & { name: string })[],
  wanted: { id: number | undefined; parentId: number | null; name: string },
): boolean =>
  categories.some(({ id, parentId, name }) => id !== wanted.id && parentId === wanted.parentId && name === wanted.name)

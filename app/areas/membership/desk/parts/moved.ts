/** How many patients come to a higher level, and how many to a lower one. */
export interface Moved {
  up_num: number
  down_num: number
}

/** Whether anybody does. */
export const isMoving = ({ up_num, down_num }: Moved): boolean => up_num + down_num > 0

/** The same in words, as a sentence. */
export const movedWords = ({ up_num, down_num }: Moved): string => {
  if (!isMoving({ up_num, down_num })) return '没有患者的等级会变。'
  const parts = [up_num > 0 && `${up_num} 位患者升级`, down_num > 0 && `${down_num} 位患者降级`]
  return `${parts.filter(Boolean).join('，')}，客服分组、问诊会员价和积分商品随之改变。`
}

/** What is said once it is done. */
export const savedWords = (moved: Moved): string =>
  isMoving(moved) ? `已保存，${moved.up_num + moved.down_num} 位患者的等级正在更新` : '已保存'

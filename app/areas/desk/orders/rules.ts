/** Lists of the desk: what is to be sent, what is to be used, what is on its way. */
export const deskLists = { 'to-ship': '待发货', 'to-use': '待使用', shipped: '已发货' } as const
/** One of the lists. */
export type DeskList = keyof typeof deskLists

/** The code that a patient shows, out of what a scanner read or somebody typed; undefined where it is none. */
export const checkCodeIn = (scanned: string): string | undefined =>
  /^(?:YILU:ORDER:)?(\d{12})$/.exec(scanned.replaceAll(/\s/g, ''))?.[1]

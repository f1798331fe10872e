/** The ways into the mall, in their order: each leads to a home of the shop with an idea of its own. */
export const mallShortcuts = ['category', 'services', 'goods', 'pharmacy', 'beauty', 'sale', 'hot', 'superior'] as const
/** One of them. */
export type MallShortcut = (typeof mallShortcuts)[number]

/** The category of beauty's goods, by its name among the topmost. */
export const BEAUTY = '医学美容'

/** How much a plan and a report have at most. */
export const MOST = { items: 20, values: 30 } as const

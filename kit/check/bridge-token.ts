/** Whether a native bridge handed over a token: text of more than 32 characters [X150]. */
export const isBridgeToken = (value: unknown): value is string => typeof value === 'string' && value.length > 32

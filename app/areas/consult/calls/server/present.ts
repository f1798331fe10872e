/** The page of a call. */
export const linkOf = (askId: string): string => `/ask/call?ask_id=${askId}`

/** The page of a call. */
export const linkOf = (consultationId: string): string => `/ask/call?ask_id=${consultationId}`

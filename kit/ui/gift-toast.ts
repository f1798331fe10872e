import { toast } from './toast.ts'

/** So long a gift is seen [X085] [X342]. */
const SEEN_MS = 1_300

/** Shows a gift with its words in passing. */
export const giftToast = (text: string, picture: string, ms = SEEN_MS): void => toast(text, { ms, picture })

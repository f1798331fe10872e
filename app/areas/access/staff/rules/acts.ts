import { acts } from '#app/wings/audit.ts'

/** Something that somebody of staff or a doctor did; each room registers its own, with their words (`audit.ts`). */
export type Act = keyof typeof acts
export { acts }

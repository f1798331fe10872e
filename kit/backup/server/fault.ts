import { CannotStart } from '#kit/db/cannot-start.ts'

/** A backup cannot be written, read or taken in, for a reason that its operator can mend: one clear line for them. */
export class BackupFault extends CannotStart {}

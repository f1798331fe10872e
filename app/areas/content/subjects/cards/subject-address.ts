import { address } from '#kit/wire/address.ts'

/** Where one special subject is read. */
export const subjectAddress = (subjectId: number): string => address('/subject/detail', { subjectId })

/** Where all of them stand. */
export const SUBJECTS_PAGE = '/subject/list'

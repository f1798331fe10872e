import { address } from '#kit/wire/address.ts'

/** What a class is about, and where it is bought; `shareId` names who asks their friends to unlock it. */
export const introAddress = (classId: number, shareId?: string): string =>
  address('/vue/doctorlesson/intro', { classId, shareId })

/** Where a section of a class is heard; without one the first. */
export const lessonAddress = (classId: number, fileId?: number): string =>
  address('/vue/doctorlesson/detail', { classId, fileId })

/** What a list of classes is asked for. */
export interface ClassQuery {
  category_id?: number | undefined
  keyword?: string | undefined
  is_free?: 0 | 1 | undefined
  sort?: string | undefined
  page_size?: number | undefined
  /** Only those of this doctor. */
  doctor_id?: number | undefined
}

/** A list of classes. */
export const classesAddress = (query: ClassQuery = {}): string => address('/audio/list', { ...query })

/** Titles of doctors by code; the higher the code, the higher the title. */
export const titles: Readonly<Record<number, string>> = {
  40: '主任医师',
  30: '副主任医师',
  20: '主治医师',
  10: '住院医师',
  1: '医师',
}

/** Sort choices of a list of doctors, the default first. */
export const doctorSorts = ['default', 'booked', 'score', 'soonest'] as const
/** A sort choice. */
export type DoctorSort = (typeof doctorSorts)[number]

/** Online services of doctors, as patients call them. */
export const spokenServices: Readonly<Record<string, string>> = {
  ask_text: '图文问诊',
  ask_phone: '电话问诊',
  ask_video: '视频问诊',
}

/** An age in years that fits the title, for the generated portrait; the same for the same doctor. */
export const usualAge = (title: number, doctorId: number): number =>
  28 + Math.max(0, Math.floor(title / 10) - 1) * 8 + (doctorId % 8)

/**
 * How near doctors are to an illness, the nearest first: known for it or of a department that treats it; of the department
 * that sees everything of the same class; general practitioners, who send on.
 */
export const illnessReaches = ['department', 'class', 'general'] as const
/** One of them. */
export type IllnessReach = (typeof illnessReaches)[number]

/** The class of the catalogue whose doctors see everybody: 全科医学科. */
export const GENERAL_CLASS = 25

/**
 * Departments of the catalogue that see everything of their class, and so stand in for its others: 普通内科, 普通儿科, 普通眼科,
 * 普通皮肤科. A class of surgery has none: a surgeon of the breast does not treat a brain.
 */
export const generalists: readonly number[] = [101, 601, 801, 1101]

/** By what the desk's list of doctors may be sorted. */
export const managedDoctorSorts = { name: 'asc', title: 'desc', booked: 'desc', changed: 'desc' } as const

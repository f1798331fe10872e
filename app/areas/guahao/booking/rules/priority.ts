/** Why somebody goes before others, in the words of the counter and of the patient. */
export const priorities = {
  emergency: '急危重症',
  elderly: '高龄',
  pregnant: '孕产妇',
  disabled: '行动不便',
  child: '婴幼儿或高热儿童',
  soldier: '军人依法优先',
  other: '其他',
} as const

/** A reason to go before others. */
export type Priority = keyof typeof priorities

/** Every reason, in the order in which it is offered. */
export const allPriorities = Object.keys(priorities) as Priority[]

/** From so many years on age is a reason by itself. */
export const ELDERLY_YEARS = 70
/** Up to so many years a child is taken before others. */
export const CHILD_YEARS = 14
/** What is said for another reason has at most so many letters. */
export const PRIORITY_LETTERS = 60

/** Whether a reason lets somebody go by turns with the others; emergencies go before all of them. */
export const mayGoAhead = (priority: string | null): boolean => priority !== null && priority !== 'emergency'

/** What is wrong with a reason for somebody of that age; undefined where nothing is. */
export const priorityFault = (
  priority: Priority,
  { years, words }: { years: number; words: string },
): 'not-elderly' | 'not-child' | 'words-needed' | undefined => {
  if (priority === 'elderly' && years < ELDERLY_YEARS) return 'not-elderly'
  if (priority === 'child' && years > CHILD_YEARS) return 'not-child'
  // An emergency passes everybody, another reason is none until it is said: both are read by who asks later.
  return (priority === 'emergency' || priority === 'other') && !words ? 'words-needed' : undefined
}

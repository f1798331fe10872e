/** By what the desk's list of departments may be sorted. */
export const managedDepartmentSorts = { name: 'asc', changed: 'desc' } as const

/** Whom alone a department sees, as far as its name says so: 妇科肿瘤科 women, 男科 men. Children's and mothers' health sees both. */
export const sexSeenBy = (department: string): 'female' | 'male' | undefined => {
  if (/妇科|妇产|产科|产前|宫颈/.test(department)) return 'female'
  return /男科|男性/.test(department) ? 'male' : undefined
}

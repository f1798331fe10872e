/** By what the desk's list of departments may be sorted. */
export const managedDepartmentSorts = { name: 'asc', changed: 'desc' } as const

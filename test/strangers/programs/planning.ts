/** What a hospital's information system is told before it begins. */
export interface Program {
  base: string
  machineKey: string
  doctorId: number
  depId: number
  firstDay: string
}

/** What became of it: how it was answered, the places of the plan as it is read back, and what is outside its scopes. */
export interface Planned {
  status: number
  places?: number | undefined
  outside?: string | undefined
}

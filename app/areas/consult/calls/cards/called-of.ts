import type { CallSeen } from './call-line.ts'

/** How the other of the two is called: by name, where it is known. */
export const calledOf = ({ you, doctor, truename }: CallSeen): string => {
  if (you === 'doctor') return truename || '患者'
  return doctor ? `${doctor.doctor_name}医生` : '医生'
}

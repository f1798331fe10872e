import { benchDemoDoctors, benchSignIn } from '#app/areas/access/doctors/contract.ts'
import { deskDemoStaff, deskSignIn } from '#app/areas/access/staff/contract.ts'
import { callAs } from './calls.ts'

/** The key of a member of staff of the demonstration. */
export const demoStaffKey = async (baseURL: string | undefined, login_name: string): Promise<string> => {
  const ask = callAs(baseURL)
  const account = (await ask(deskDemoStaff, {})).list.find((one) => one.login_name === login_name)
  const { password = '', code } = account ?? {}
  return (await ask(deskSignIn, { login_name, password, code })).staff_key
}

/** The key of a doctor of the demonstration who has a workbench. */
export const demoDoctorKey = async (baseURL: string | undefined, login_name: string): Promise<string> => {
  const ask = callAs(baseURL)
  const doctor = (await ask(benchDemoDoctors, {})).list.find((one) => one.login_name === login_name)
  if (!doctor) throw new Error('the demonstration has no doctor with a workbench')
  return (await ask(benchSignIn, { login_name: doctor.login_name, password: doctor.password })).doctor_key
}

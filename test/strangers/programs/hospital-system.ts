import createClient from 'openapi-fetch'
import type { paths } from '../made/types.ts'
import type { Planned, Program } from './planning.ts'

/** Plans a doctor's Wednesdays and reads them back, by a machine key alone. */
export const plan = async ({ base, machineKey, doctorId, depId, firstDay }: Program): Promise<Planned> => {
  const client = createClient<paths>({ baseUrl: base, headers: { authorization: `Bearer ${machineKey}` } })
  const { data: saved, response } = await client.POST('/api/desk/plans/save', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      doctor_id: doctorId,
      dep_id: depId,
      weekdays: [3],
      half: 'pm',
      begin_time: '14:00',
      end_time: '16:00',
      places: 7,
      fee: '20',
      clinic: 'expert',
      on_holidays: 0,
      first_day: firstDay,
    },
  })
  if (response.status !== 200) return { status: response.status }
  if (saved?.status !== 200) throw new Error(`not planned: ${saved?.reason}`)
  const { data: plans } = await client.GET('/api/desk/plans', {
    params: { query: { doctor_id: doctorId, dep_id: depId } },
  })
  if (plans?.status !== 200) throw new Error(`lost: ${plans?.reason}`)
  const { data: staff } = await client.GET('/api/desk/staff')
  const outside = staff?.status === 200 ? 'open' : staff?.reason
  const places = plans.data.list.find(({ weekday, half }) => weekday === 3 && half === 'pm')?.places
  return { status: response.status, places, outside }
}

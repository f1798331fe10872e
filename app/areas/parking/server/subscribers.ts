import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { stayStates } from '../rules.ts'
import { openPlate } from './commands/plate.ts'
import { listAuthorisations, listOwn } from './queries.ts'
import { parkingAuthorisations, parkingStays } from './tables.ts'

const ALL = 10_000

export const subscribers: Subscribers = {
  async 'patient.leaving'({ patientId, object }, { db }) {
    object(listOwn(db, patientId, undefined, ALL), (stays) =>
      stays
        .filter(({ stay }) => stayStates[stay.state].isOpen)
        .map(({ stay, hospitalName }) => ({
          words: `${hospitalName}的停车${stayStates[stay.state].words}，请先取消或离场`,
          link: `/park/index?unit_id=${stay.hospitalId}`,
        })),
    )
  },

  async 'patient.exporting'({ patientId, hand }, { db, config }) {
    const authorisations = await listAuthorisations(db, patientId)
    hand({
      name: 'parking_authorisations',
      title: '停车授权',
      tables: [parkingAuthorisations],
      rows: authorisations.map((row) => ({
        unit_id: row.hospitalId,
        plate: openPlate(config, row.plateSealed),
        agree_time: formatTime(row.agreedAt),
        end_time: formatTime(row.withdrawnAt ?? row.until),
      })),
    })
    const stays = await listOwn(db, patientId, undefined, ALL)
    hand({
      name: 'parking_stays',
      title: '停车记录',
      tables: [parkingStays],
      rows: stays.map(({ stay, hospitalName }) => ({
        unit_name: hospitalName,
        plate: openPlate(config, stay.plateSealed),
        arrive_time: formatTime(stay.arriveAt),
        state_desc: stayStates[stay.state].words,
      })),
    })
  },
}

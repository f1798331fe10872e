import type { CsvColumns } from '#kit/csv/server/write.ts'
import { formatTime } from '#kit/time/day.ts'
import { deviceState, deviceWords } from '../rules.ts'
import type { listDevices } from './queries.ts'

type Listed = Awaited<ReturnType<ReturnType<typeof listDevices>['upTo']>>[number]

/** A phone as the desk sees it. */
export const asDevice = ({ device, staffName }: Listed) => {
  const state = deviceState(device)
  return {
    device_id: device.id,
    name: device.label,
    staff_name: staffName,
    state,
    state_desc: deviceWords[state],
    bind_time: device.boundAt,
    seen_time: device.seenAt,
    unsent_num: device.unsentCount,
    unsent_since: device.unsentSince,
    clock_off: device.clockOff,
  }
}

type Shown = ReturnType<typeof asDevice>

/** The columns of its file. */
export const deviceColumns: CsvColumns<Shown> = {
  设备: ({ name }) => name,
  员工: ({ staff_name }) => staff_name,
  状态: ({ state_desc }) => state_desc,
  登录时间: ({ bind_time }) => formatTime(bind_time),
  最近联网: ({ seen_time }) => (seen_time ? formatTime(seen_time) : ''),
  未发送: ({ unsent_num }) => unsent_num,
}

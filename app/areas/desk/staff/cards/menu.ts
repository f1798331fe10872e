import {
  CalendarClockIcon,
  CalendarDaysIcon,
  CalendarOffIcon,
  HistoryIcon,
  HospitalIcon,
  type Icon,
  MessageCircleHeartIcon,
  MonitorIcon,
  PackageIcon,
  StethoscopeIcon,
  UsersIcon,
  WalletIcon,
} from '#kit/ui/icons.ts'
import type { Permission } from '../rules.ts'

/** A place of the desk, shown to who may enter it. */
interface Place {
  text: string
  to: string
  Icon: Icon
  may: Permission
  /** Other addresses that belong to it. */
  also?: readonly string[]
}

/** The desk's navigation. A room that adds pages adds its line here. */
export const places: readonly Place[] = [
  { text: '今日门诊', to: '/desk/today', Icon: StethoscopeIcon, may: 'clinic.read', also: ['/desk/clinic'] },
  { text: '候诊大屏', to: '/desk/screens', Icon: MonitorIcon, may: 'clinic.read' },
  { text: '排班', to: '/desk/plans', Icon: CalendarDaysIcon, may: 'schedules.read' },
  { text: '例外与假日', to: '/desk/exceptions', Icon: CalendarClockIcon, may: 'schedules.read' },
  {
    text: '停诊',
    to: '/desk/stops',
    Icon: CalendarOffIcon,
    may: 'schedules.stop',
    also: ['/desk/stop', '/desk/stopped'],
  },
  { text: '商城订单', to: '/desk/orders', Icon: PackageIcon, may: 'orders.handle' },
  { text: '医院设置', to: '/desk/hospital', Icon: HospitalIcon, may: 'schedules.read' },
  { text: '对账与退款', to: '/desk/money', Icon: WalletIcon, may: 'money.read' },
  { text: '客服', to: '/desk/talks', Icon: MessageCircleHeartIcon, may: 'service.answer', also: ['/desk/talk'] },
  { text: '员工', to: '/desk/staff', Icon: UsersIcon, may: 'staff.manage' },
  { text: '操作记录', to: '/desk/audit', Icon: HistoryIcon, may: 'audit.read' },
]

/** Where somebody begins who comes without an address of his own. */
export const firstPlace = (permissions: readonly string[]): string =>
  places.find((place) => permissions.includes(place.may))?.to ?? '/desk/account'

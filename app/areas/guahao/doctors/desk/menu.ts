import { HeartHandshakeIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where free consultations of a hospital's own staff stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '员工免费问诊',
    to: '/desk/employee-benefits',
    group: 'system',
    Icon: HeartHandshakeIcon,
    may: 'employee-benefits.manage',
    position: 236,
    isHospitals: true,
  },
]

import { BookOpenTextIcon, Building2Icon, LayersIcon, MapPinnedIcon, StethoscopeIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where master data stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '医院资料',
    to: '/desk/hospitals',
    group: 'masters',
    Icon: Building2Icon,
    may: 'masters.manage',
    position: 214,
    also: ['/desk/hospitals/hospital'],
  },
  {
    text: '科室',
    to: '/desk/departments',
    group: 'masters',
    Icon: LayersIcon,
    may: 'masters.manage',
    position: 215,
    isHospitals: true,
  },
  {
    text: '医生',
    to: '/desk/doctors',
    group: 'masters',
    Icon: StethoscopeIcon,
    may: 'masters.manage',
    position: 216,
    isHospitals: true,
    also: ['/desk/doctors/doctor'],
  },
  {
    text: '科室目录',
    to: '/desk/catalogue',
    group: 'masters',
    Icon: BookOpenTextIcon,
    may: 'catalogue.manage',
    position: 218,
    isPlatforms: true,
  },
  {
    text: '城市',
    to: '/desk/cities',
    group: 'masters',
    Icon: MapPinnedIcon,
    may: 'catalogue.manage',
    position: 220,
    isPlatforms: true,
  },
]

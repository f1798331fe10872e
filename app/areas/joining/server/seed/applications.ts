import type { Fault } from '../../rules.ts'
import type { ApplicationState } from '../../states.ts'

/** An invented application. */
export interface DemoApplication {
  state: Exclude<ApplicationState, 'approved'>
  /** Null: not sent yet. */
  sentDaysAgo: number | null
  sends?: number
  reasons?: Fault[]
  contact: string
  loginName: string
  unitName: string
  level: number | null
  kind: number | null
  address: string
  phone: string
  introduction: string
  creditCode: string
  licenceNo: string
  services: string[]
}

const about = {
  level: 1,
  phone: '0755-00000000',
  introduction: '演示数据，不是真实机构。',
  services: ['guahao', 'shop'],
}

/** One in each state but approved, which needs a hospital. */
export const demoApplications: readonly DemoApplication[] = [
  {
    ...about,
    state: 'pending',
    sentDaysAgo: 5,
    contact: '演示甲',
    loginName: 'demo-join-a',
    unitName: '（演示）深圳晨光门诊部',
    kind: 9,
    address: '广东省深圳市福田区演示路 1 号',
    creditCode: '5244030DEMA000001A',
    licenceNo: 'PDY00000044030419D1101',
  },
  {
    ...about,
    state: 'pending',
    sentDaysAgo: 1,
    contact: '演示乙',
    loginName: 'demo-join-b',
    unitName: '（演示）广州安和口腔医院',
    kind: 5,
    address: '广东省广州市越秀区演示路 2 号',
    creditCode: '5244010DEMA000002B',
    licenceNo: 'PDY00000144010419D1101',
  },
  {
    ...about,
    state: 'many',
    sentDaysAgo: 2,
    sends: 3,
    contact: '演示丙',
    loginName: 'demo-join-c',
    unitName: '（演示）东莞康宁中医馆',
    kind: 2,
    address: '广东省东莞市南城区演示路 3 号',
    creditCode: '5244190DEMA000003C',
    licenceNo: 'PDY00000244190019D1101',
  },
  {
    ...about,
    state: 'refused',
    sentDaysAgo: 4,
    reasons: [
      { field: 'licence_no', words: '登记号和照片上的不一致' },
      { field: 'license_images', words: '副本没有拍到有效期，请重拍' },
    ],
    contact: '演示丁',
    loginName: 'demo-join-d',
    unitName: '（演示）佛山仁心儿童门诊',
    kind: 4,
    address: '广东省佛山市禅城区演示路 4 号',
    creditCode: '5244060DEMA000004D',
    licenceNo: 'PDY00000344060419D1101',
  },
  {
    ...about,
    state: 'draft',
    sentDaysAgo: null,
    contact: '演示戊',
    loginName: '',
    unitName: '（演示）珠海海湾诊所',
    level: null,
    kind: null,
    address: '',
    creditCode: '',
    licenceNo: '',
    services: [],
  },
]

/** The second of somebody whose first was approved: contact and institution are there, certificates are not. */
export const begunApplication: DemoApplication = {
  ...about,
  state: 'draft',
  sentDaysAgo: null,
  contact: '演示己',
  loginName: 'demo-join-f',
  unitName: '（演示）深圳南山康复诊所',
  kind: 9,
  address: '广东省深圳市南山区演示路 6 号',
  creditCode: '',
  licenceNo: '',
  services: [],
}

/** What the approved one said beside what its hospital says. */
export const approvedApplication = {
  contact: '演示己',
  loginName: 'admin3',
  phone: '0755-00000000',
  introduction: '演示数据，不是真实机构。',
  creditCode: '5244030DEMA000009K',
  licenceNo: 'PDY00000944030419D1101',
  services: ['guahao', 'exam', 'shop'],
}

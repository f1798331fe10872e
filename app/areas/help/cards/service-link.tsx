import { HeadsetIcon } from 'lucide-react'
import { Cell } from '#kit/ui/cell.tsx'
import { type Subject, serviceAddress } from './service-address.ts'

/** The way to customer service from an order or anything else that has a name: it goes along as a card. */
export const ServiceLink = (subject: Subject) => (
  <Cell start={<HeadsetIcon />} title="联系客服" note="带上编号，马上帮您看" to={serviceAddress(subject)} />
)

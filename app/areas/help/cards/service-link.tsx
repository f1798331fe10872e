import { HeadsetIcon } from 'lucide-react'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Cell } from '#kit/ui/cell.tsx'
import { type Subject, serviceAddress } from './service-address.ts'

/** The way to customer service from an order or anything else that has a name: it goes along as a card. */
export const ServiceLink = (subject: Subject) => (
  <Cell start={<HeadsetIcon />} title="联系客服" note="自动附上这里的信息，不用再说一遍" to={serviceAddress(subject)} />
)

/** The same way from one row among others of its kind, which has no page of its own. */
export const AskAbout = (subject: Subject) => (
  <ButtonLink kind="text" size="small" to={serviceAddress(subject)}>
    联系客服
  </ButtonLink>
)

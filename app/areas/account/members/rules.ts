import {
  birthdayOf,
  isIdCard,
  isPermanentResident,
  isResidencePermit,
  normaliseIdNumber,
  sexOf,
} from '#kit/check/id-card.ts'
import { type IdTypeCode, isIdNumber } from '#kit/check/id-types.ts'
import type { Day } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'

/** Who a member is to the patient, by code. */
export const relations = {
  self: '本人',
  spouse: '配偶',
  child: '子女',
  parent: '父母',
  sibling: '兄弟姐妹',
  other: '其他亲友',
} as const
/** The code of a relation. */
export type Relation = keyof typeof relations

/** A patient books for so many people at most. */
export const MOST_MEMBERS = 10

/** Under this age a guardian consents (personal information of children is sensitive). */
export const GUARDED_UNTIL = 14

const OLDEST = 130

/** Whether a guardian must consent for somebody born on that day. */
export const needsGuardian = (birthday: Day, today: Day): boolean => ageOn(birthday, today) < GUARDED_UNTIL

/** What is said of a person's papers, sex and birthday. */
export interface PersonClaim {
  idType?: IdTypeCode | undefined
  idNumber?: string | undefined
  sex?: 'female' | 'male' | undefined
  birthday?: Day | undefined
}

/** The same, made whole: what the number itself says counts. */
export interface Person {
  idType: IdTypeCode | null
  idNumber: string | null
  sex: 'female' | 'male'
  birthday: Day
}

/** Why a person is not taken as they were said to be. */
export type PersonFault = 'bad-id' | 'id-mismatch' | 'incomplete' | 'bad-birthday'

/** Makes a person whole, or says what is wrong: a number that cannot be, or that says another sex or birthday. */
export const readPerson = (said: PersonClaim, today: Day): Person | PersonFault => {
  const paper = readPaper(said)
  if (paper === 'bad-id') return paper
  if (isOther(said.sex, paper.sex) || isOther(said.birthday, paper.birthday)) return 'id-mismatch'
  const [sex, birthday] = [paper.sex ?? said.sex, paper.birthday ?? said.birthday]
  if (!sex || !birthday) return 'incomplete'
  const age = ageOn(birthday, today)
  if (age < 0 || age > OLDEST) return 'bad-birthday'
  return { idType: paper.idType, idNumber: paper.idNumber, sex, birthday }
}

const noPaper = { idType: null, idNumber: null, sex: null, birthday: null }

/** What a person's number says by itself. */
const readPaper = (said: PersonClaim) => {
  if (said.idNumber === undefined) return noPaper
  const idNumber = normaliseIdNumber(said.idNumber)
  const idType = said.idType ?? usualType(idNumber)
  if (!isIdNumber(idType, idNumber)) return 'bad-id'
  return { idType, idNumber, sex: sexOf(idNumber), birthday: birthdayOf(idNumber) }
}

const isOther = (said: string | undefined, itself: string | null) =>
  said !== undefined && itself !== null && said !== itself

const usualType = (idNumber: string): IdTypeCode => {
  if (isResidencePermit(idNumber)) return 'residence_permit'
  return isPermanentResident(idNumber) ? 'permanent_residence' : 'id_card'
}

/** Whether numbers of that document say sex and birthday by themselves. */
export const saysWho = (idType: string | null): boolean => idType === 'id_card' || idType === 'residence_permit'

/** Whether a number can be certified: only these say by themselves who bears them. */
export const isCertifiable = (idNumber: string): boolean => isIdCard(idNumber) || isResidencePermit(idNumber)

/** A number of social insurance: a citizen's own number, or the one that an insurance office gave. */
export const isSocialNumber = (number: string): boolean => /^[A-Z0-9]{6,20}$/.test(number)

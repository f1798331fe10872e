import { address } from '#kit/wire/address.ts'

const addresses = ['/health/join/step1', '/health/join/step2', '/health/join/step3', '/health/join/step4'] as const

/** The page of a step, from 1. */
export const stepAddress = (step: number): string => addresses[step - 1] ?? addresses[0]

/** What an application says: the open one, or that of an approved hospital. */
export const detailAddress = (unit_id?: number): string => address('/health/join/detail', { unit_id })

/** How far it has come, step by step. */
export const progressAddress = (unit_id?: number): string => address('/health/joinStepProcess', { unit_id })

/** What came of it. */
export const resultAddress = (unit_id?: number): string => address('/audit/hospital', { unit_id })

/** That it was sent, and until when it is answered. */
export const receiptAddress = (unit_id?: number): string => address('/health/JoinStepSuccess', { unit_id })

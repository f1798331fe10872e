import { type Browser, expect, type Page, test } from '@playwright/test'
import { memberListApi, memberSave } from '#app/areas/account/members/contract.ts'

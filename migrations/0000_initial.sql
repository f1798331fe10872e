CREATE TABLE "access_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"staff_id" bigint,
	"doctor_id" bigint,
	"staff_name" text NOT NULL,
	"act" text NOT NULL,
	"kind" text NOT NULL,
	"row_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"traceid" text NOT NULL,
	"prev_hash" text,
	"hash" text GENERATED ALWAYS AS (encode(sha256(replace(
  quote_nullable(prev_hash) || hospital_id::text || ' ' || extract(epoch from at at time zone 'UTC')::text || ' '
  || coalesce(staff_id::text, '-') || ' ' || coalesce(doctor_id::text, '-') || quote_nullable(staff_name) || quote_nullable(act) || quote_nullable(kind)
  || quote_nullable(row_id) || quote_nullable(before::text) || quote_nullable("after"::text) || quote_nullable(traceid),
  chr(92), chr(92) || chr(92))::bytea), 'hex')) STORED NOT NULL,
	CONSTRAINT "access_audit_hash_unique" UNIQUE("hash"),
	CONSTRAINT "access_audit_chain" UNIQUE NULLS NOT DISTINCT("hospital_id","prev_hash")
);
--> statement-breakpoint
CREATE TABLE "access_audit_ends" (
	"hospital_id" bigint PRIMARY KEY NOT NULL,
	"last_hash" text
);
--> statement-breakpoint
CREATE TABLE "access_doctor_known_addresses" (
	"doctor_id" bigint NOT NULL,
	"address_index" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_doctor_known_addresses_doctor_id_address_index_pk" PRIMARY KEY("doctor_id","address_index")
);
--> statement-breakpoint
CREATE TABLE "access_doctor_sessions" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"doctor_id" bigint NOT NULL,
	"due" text,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_doctor_sessions_due" CHECK ("access_doctor_sessions"."due" = 'password')
);
--> statement-breakpoint
CREATE TABLE "access_doctors" (
	"doctor_id" bigint PRIMARY KEY NOT NULL,
	"login_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"must_change" boolean NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	CONSTRAINT "access_doctors_loginName_unique" UNIQUE("login_name")
);
--> statement-breakpoint
CREATE TABLE "access_bind_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"door" text NOT NULL,
	"open_id_sealed" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"riddle" text NOT NULL,
	"pass_hash" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_challenges_passHash_unique" UNIQUE("pass_hash")
);
--> statement-breakpoint
CREATE TABLE "access_identities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"door" text NOT NULL,
	"open_id_sealed" text NOT NULL,
	"open_id_index" text NOT NULL,
	"patient_id" bigint NOT NULL,
	"bound_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_identities_person" UNIQUE("door","open_id_index"),
	CONSTRAINT "access_identities_patient" UNIQUE("patient_id","door")
);
--> statement-breakpoint
CREATE TABLE "access_moment_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_next_sessions" (
	"replaces_hash" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"channel" integer NOT NULL,
	"waits_until" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_next_sessions_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "access_patient_sessions" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"patient_id" bigint NOT NULL,
	"channel" integer NOT NULL,
	"address_index" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"replaced_hash" text,
	"family_hash" text
);
--> statement-breakpoint
CREATE TABLE "access_patients" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_patients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mobile_sealed" text NOT NULL,
	"mobile_index" text NOT NULL,
	"nickname" text NOT NULL,
	"truename" text DEFAULT '' NOT NULL,
	"sex" text,
	"birthday" date,
	"area_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_patients_mobileIndex_unique" UNIQUE("mobile_index"),
	CONSTRAINT "access_patients_sex" CHECK ("access_patients"."sex" in ('female', 'male'))
);
--> statement-breakpoint
CREATE TABLE "access_shown_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"forget_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_sms_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_sms_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"mobile_index" text NOT NULL,
	"address_index" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "access_sms_quotas" (
	"mobile_index" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"sent_today" smallint NOT NULL,
	"last_sent_at" timestamp (3) with time zone NOT NULL,
	"unused" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_sms_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"mobile_index" text NOT NULL,
	"address_index" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_spent_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"patient_id" bigint NOT NULL,
	"family_hash" text NOT NULL,
	"spent_at" timestamp (3) with time zone NOT NULL,
	"forget_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_tallies" (
	"bucket" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_staff" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"login_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"must_change" boolean NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"totp_sealed" text,
	"totp_step" integer,
	"is_on" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	"role_since" timestamp (3) with time zone,
	"recovery_hash" text,
	CONSTRAINT "access_staff_loginName_unique" UNIQUE("login_name"),
	CONSTRAINT "access_staff_role" CHECK (role in ('admin', 'planner', 'nurse', 'keeper', 'pharmacist', 'auditor', 'accountant', 'service')),
	CONSTRAINT "access_staff_totp" CHECK ("access_staff"."totp_step" is null or "access_staff"."totp_sealed" is not null)
);
--> statement-breakpoint
CREATE TABLE "access_staff_known_addresses" (
	"staff_id" bigint NOT NULL,
	"address_index" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_staff_known_addresses_staff_id_address_index_pk" PRIMARY KEY("staff_id","address_index")
);
--> statement-breakpoint
CREATE TABLE "access_staff_resets" (
	"staff_id" bigint PRIMARY KEY NOT NULL,
	"asked_by" bigint NOT NULL,
	"second_factor" boolean NOT NULL,
	"code_hash" text NOT NULL,
	"approval_hash" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_staff_sessions" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"staff_id" bigint NOT NULL,
	"due" text,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_staff_sessions_due" CHECK (due in ('password', 'second-factor'))
);
--> statement-breakpoint
CREATE TABLE "account_bank_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_bank_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"bank" text NOT NULL,
	"number_sealed" text NOT NULL,
	"number_index" text NOT NULL,
	"photos" text[] DEFAULT '{}' NOT NULL,
	"face_at" timestamp (3) with time zone,
	"balance_fen" integer DEFAULT 0 NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_bank_cards_once" UNIQUE("patient_id","number_index"),
	CONSTRAINT "account_bank_cards_balance" CHECK ("account_bank_cards"."balance_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "account_face_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_face_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"token" text NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_face_checks_token_unique" UNIQUE("token"),
	CONSTRAINT "account_face_checks_outcome" CHECK ("account_face_checks"."outcome" in ('waiting', 'passed', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "account_recharges" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" bigint NOT NULL,
	"card_id" bigint NOT NULL,
	"amount_fen" integer NOT NULL,
	"out_trade_no" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_recharges_outTradeNo_unique" UNIQUE("out_trade_no"),
	CONSTRAINT "account_recharges_amount" CHECK ("account_recharges"."amount_fen" > 0),
	CONSTRAINT "account_recharges_state" CHECK ("account_recharges"."state" in ('pending', 'paid', 'closed', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "account_health_areas" (
	"area_code" integer PRIMARY KEY NOT NULL,
	"area_name" text NOT NULL,
	"card_name" text NOT NULL,
	"issuer" text NOT NULL,
	"position" smallint NOT NULL,
	"is_open" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_health_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_health_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"area_code" integer NOT NULL,
	"card_sealed" text NOT NULL,
	"card_index" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_health_cards_cardIndex_unique" UNIQUE("card_index"),
	CONSTRAINT "account_health_cards_one_an_area" UNIQUE("member_id","area_code")
);
--> statement-breakpoint
CREATE TABLE "account_marks" (
	"patient_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_marks_patient_id_kind_target_id_pk" PRIMARY KEY("patient_id","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "account_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint,
	"relation" text NOT NULL,
	"truename" text NOT NULL,
	"id_type" text,
	"id_sealed" text,
	"id_index" text,
	"mobile_sealed" text,
	"address_sealed" text,
	"social_sealed" text,
	"sex" text NOT NULL,
	"birthday" date NOT NULL,
	"nation" smallint,
	"area_id" bigint,
	"guardian_consent_at" timestamp (3) with time zone,
	"certified_at" timestamp (3) with time zone,
	"signing_status" smallint DEFAULT 0 NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone,
	CONSTRAINT "account_members_sex" CHECK ("account_members"."sex" in ('female', 'male')),
	CONSTRAINT "account_members_id_whole" CHECK (num_nulls("account_members"."id_type", "account_members"."id_sealed", "account_members"."id_index") in (0, 3)),
	CONSTRAINT "account_members_certified" CHECK ("account_members"."certified_at" is null or "account_members"."id_index" is not null or "account_members"."left_at" is not null),
	CONSTRAINT "account_members_owned" CHECK ("account_members"."patient_id" is not null or "account_members"."left_at" is not null),
	CONSTRAINT "account_members_signing" CHECK ("account_members"."signing_status" between 0 and 4),
	CONSTRAINT "account_members_default_stays" CHECK (not ("account_members"."is_default" and "account_members"."left_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "account_agreements" (
	"patient_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"health_data_at" timestamp (3) with time zone,
	CONSTRAINT "account_agreements_patient_id_version_pk" PRIMARY KEY("patient_id","version")
);
--> statement-breakpoint
CREATE TABLE "account_consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"is_given" boolean NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_consents_purpose" CHECK ("account_consents"."purpose" in ('recommend'))
);
--> statement-breakpoint
CREATE TABLE "account_leavings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_leavings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reason" text NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activities_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"rule" text NOT NULL,
	"share_title" text NOT NULL,
	"share_text" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activities_acts_known" CHECK ("activities_acts"."kind" in ('lottery', 'bargain')),
	CONSTRAINT "activities_acts_order" CHECK ("activities_acts"."starts_at" <= "activities_acts"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "activities_bargain_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_bargain_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"act_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"price_fen" integer NOT NULL,
	"floor_fen" integer NOT NULL,
	"cuts" smallint NOT NULL,
	"hours" smallint NOT NULL,
	"stock_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "activities_bargain_items_once" UNIQUE("act_id","goods_id"),
	CONSTRAINT "activities_bargain_items_floor" CHECK (0 < "activities_bargain_items"."floor_fen" and "activities_bargain_items"."floor_fen" < "activities_bargain_items"."price_fen"),
	CONSTRAINT "activities_bargain_items_cuts" CHECK ("activities_bargain_items"."cuts" between 2 and 100 and "activities_bargain_items"."hours" between 1 and 168)
);
--> statement-breakpoint
CREATE TABLE "activities_bargains" (
	"id" text PRIMARY KEY NOT NULL,
	"item_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"price_fen" integer NOT NULL,
	"floor_fen" integer NOT NULL,
	"now_fen" integer NOT NULL,
	"cuts_done" smallint NOT NULL,
	"cuts" smallint NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"order_id" text,
	"ordered_at" timestamp (3) with time zone,
	CONSTRAINT "activities_bargains_price" CHECK ("activities_bargains"."now_fen" between "activities_bargains"."floor_fen" and "activities_bargains"."price_fen"),
	CONSTRAINT "activities_bargains_cuts" CHECK ("activities_bargains"."cuts_done" between 0 and "activities_bargains"."cuts"),
	CONSTRAINT "activities_bargains_state" CHECK ("activities_bargains"."state" in ('running', 'ordered', 'over')),
	CONSTRAINT "activities_bargains_ordered" CHECK ("activities_bargains"."state" <> 'ordered' or "activities_bargains"."order_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "activities_cuts" (
	"bargain_id" text NOT NULL,
	"seat" smallint NOT NULL,
	"patient_id" bigint,
	"cut_fen" integer NOT NULL,
	"cut_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activities_cuts_bargain_id_seat_pk" PRIMARY KEY("bargain_id","seat"),
	CONSTRAINT "activities_cuts_once" UNIQUE("bargain_id","patient_id"),
	CONSTRAINT "activities_cuts_some" CHECK ("activities_cuts"."cut_fen" > 0 and "activities_cuts"."seat" > 0)
);
--> statement-breakpoint
CREATE TABLE "activities_gift_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_gift_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"card_no" text NOT NULL,
	"secret_hash" text NOT NULL,
	"batch" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"balance_fen" integer NOT NULL,
	"printed_at" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"patient_id" bigint,
	"bound_at" timestamp (3) with time zone,
	CONSTRAINT "activities_gift_cards_cardNo_unique" UNIQUE("card_no"),
	CONSTRAINT "activities_gift_cards_balance" CHECK ("activities_gift_cards"."balance_fen" between 0 and "activities_gift_cards"."amount_fen"),
	CONSTRAINT "activities_gift_cards_bound" CHECK ("activities_gift_cards"."patient_id" is null or "activities_gift_cards"."bound_at" is not null),
	CONSTRAINT "activities_gift_cards_unbound" CHECK ("activities_gift_cards"."bound_at" is not null or "activities_gift_cards"."balance_fen" = "activities_gift_cards"."amount_fen")
);
--> statement-breakpoint
CREATE TABLE "activities_gift_spends" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_gift_spends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"card_id" bigint NOT NULL,
	"patient_id" bigint,
	"hospital_id" bigint NOT NULL,
	"unit_name" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"balance_fen" integer NOT NULL,
	"spent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activities_gift_spends_amount" CHECK ("activities_gift_spends"."amount_fen" > 0 and "activities_gift_spends"."balance_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "activities_draws" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_draws_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"act_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"day" date NOT NULL,
	"seat" smallint NOT NULL,
	"prize_id" bigint NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activities_draws_seat" UNIQUE("patient_id","act_id","day","seat"),
	CONSTRAINT "activities_draws_seats" CHECK ("activities_draws"."seat" > 0)
);
--> statement-breakpoint
CREATE TABLE "activities_helps" (
	"act_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"helper_id" bigint NOT NULL,
	"day" date NOT NULL,
	"seat" smallint NOT NULL,
	"helped_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activities_helps_act_id_patient_id_helper_id_pk" PRIMARY KEY("act_id","patient_id","helper_id"),
	CONSTRAINT "activities_helps_seat" UNIQUE("patient_id","act_id","day","seat"),
	CONSTRAINT "activities_helps_other" CHECK ("activities_helps"."patient_id" <> "activities_helps"."helper_id")
);
--> statement-breakpoint
CREATE TABLE "activities_lotteries" (
	"act_id" bigint PRIMARY KEY NOT NULL,
	"free_each" smallint NOT NULL,
	"helps_each" smallint NOT NULL,
	CONSTRAINT "activities_lotteries_each" CHECK ("activities_lotteries"."free_each" >= 0 and "activities_lotteries"."helps_each" >= 0)
);
--> statement-breakpoint
CREATE TABLE "activities_parcels" (
	"draw_id" bigint PRIMARY KEY NOT NULL,
	"patient_id" bigint NOT NULL,
	"receiver_sealed" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"parcel_no" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "activities_parcels_sent" CHECK (("activities_parcels"."sent_at" is null) = ("activities_parcels"."parcel_no" = ''))
);
--> statement-breakpoint
CREATE TABLE "activities_prizes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_prizes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"act_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"picture" text NOT NULL,
	"weight" integer NOT NULL,
	"worth_fen" integer NOT NULL,
	"total" integer,
	"left_n" integer,
	"points" integer DEFAULT 0 NOT NULL,
	"coupon_id" bigint,
	"position" smallint NOT NULL,
	CONSTRAINT "activities_prizes_kind" CHECK ("activities_prizes"."kind" in ('points', 'coupon', 'goods', 'thanks')),
	CONSTRAINT "activities_prizes_left" CHECK ("activities_prizes"."left_n" between 0 and "activities_prizes"."total"),
	CONSTRAINT "activities_prizes_endless" CHECK (("activities_prizes"."kind" = 'thanks') = ("activities_prizes"."total" is null)),
	CONSTRAINT "activities_prizes_counted" CHECK (("activities_prizes"."total" is null) = ("activities_prizes"."left_n" is null)),
	CONSTRAINT "activities_prizes_weight" CHECK ("activities_prizes"."weight" between 0 and 10000),
	CONSTRAINT "activities_prizes_worth" CHECK ("activities_prizes"."worth_fen" between 0 and 5000000),
	CONSTRAINT "activities_prizes_points" CHECK (("activities_prizes"."kind" = 'points') = ("activities_prizes"."points" > 0)),
	CONSTRAINT "activities_prizes_coupon" CHECK (("activities_prizes"."kind" = 'coupon') = ("activities_prizes"."coupon_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "analytics_adverts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_adverts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"area_type" text NOT NULL,
	"area_id" bigint,
	"crowd" text,
	"channel" integer,
	"title" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"link" text NOT NULL,
	"is_paid" boolean NOT NULL,
	"position" smallint NOT NULL,
	"click_count" integer DEFAULT 0 NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "analytics_adverts_span" CHECK ("analytics_adverts"."ends_at" is null or "analytics_adverts"."begins_at" < "analytics_adverts"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "analytics_clicks" (
	"advert_id" bigint NOT NULL,
	"day" date NOT NULL,
	"device" text NOT NULL,
	CONSTRAINT "analytics_clicks_advert_id_day_device_pk" PRIMARY KEY("advert_id","day","device")
);
--> statement-breakpoint
CREATE TABLE "analytics_conversions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_conversions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" text NOT NULL,
	"click_id" text NOT NULL,
	"action_type" text NOT NULL,
	"item_type" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "analytics_conversions_once" UNIQUE("account_id","click_id","action_type","item_type","item_id")
);
--> statement-breakpoint
CREATE TABLE "analytics_counts" (
	"patient_id" bigint NOT NULL,
	"action" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "analytics_counts_patient_id_action_pk" PRIMARY KEY("patient_id","action"),
	CONSTRAINT "analytics_counts_counted" CHECK ("analytics_counts"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "analytics_crowds" (
	"patient_id" bigint PRIMARY KEY NOT NULL,
	"crowd" text NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"event" text NOT NULL,
	"page" text NOT NULL,
	"function_id" text NOT NULL,
	"function_name" text NOT NULL,
	"item_type" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"visit_id" text NOT NULL,
	"channel" integer NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "analytics_events_source" CHECK ("analytics_events"."source" in ('action', 'channel', 'view'))
);
--> statement-breakpoint
CREATE TABLE "analytics_logs" (
	"day" date NOT NULL,
	"digest" text NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"page" text NOT NULL,
	"agent" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "analytics_logs_day_digest_pk" PRIMARY KEY("day","digest"),
	CONSTRAINT "analytics_logs_counted" CHECK ("analytics_logs"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "analytics_modules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_modules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mark" text NOT NULL,
	"crowd" text,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"link" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_pages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mark" text NOT NULL,
	"channel" integer,
	"title" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"link" text NOT NULL,
	"position" smallint NOT NULL,
	"published_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "analytics_views" (
	"kind" text NOT NULL,
	"target_id" bigint NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "analytics_views_kind_target_id_pk" PRIMARY KEY("kind","target_id"),
	CONSTRAINT "analytics_views_counted" CHECK ("analytics_views"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "audio_class_activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audio_class_activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class_id" bigint NOT NULL,
	"title" text NOT NULL,
	"coupon_id" bigint,
	"total" integer NOT NULL,
	"left_n" integer NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audio_class_activities_left" CHECK ("audio_class_activities"."left_n" between 0 and "audio_class_activities"."total")
);
--> statement-breakpoint
CREATE TABLE "audio_class_classes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audio_class_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"doctor_id" bigint NOT NULL,
	"hospital_id" bigint NOT NULL,
	"category_id" smallint NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"intro" text NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"price_fen" integer NOT NULL,
	"state" text NOT NULL,
	"is_essence" boolean DEFAULT false NOT NULL,
	"banner_words" text DEFAULT '' NOT NULL,
	"banner_until" timestamp (3) with time zone,
	"share_goal" smallint DEFAULT 0 NOT NULL,
	"coupon_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"section_count" smallint DEFAULT 0 NOT NULL,
	"free_count" smallint DEFAULT 0 NOT NULL,
	"play_count" integer DEFAULT 0 NOT NULL,
	"star_sum" integer DEFAULT 0 NOT NULL,
	"star_count" integer DEFAULT 0 NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "audio_class_classes_state" CHECK ("audio_class_classes"."state" in ('draft', 'on', 'off')),
	CONSTRAINT "audio_class_classes_published" CHECK ("audio_class_classes"."state" <> 'on' or "audio_class_classes"."published_at" is not null),
	CONSTRAINT "audio_class_classes_heard" CHECK ("audio_class_classes"."state" <> 'on' or "audio_class_classes"."section_count" > 0),
	CONSTRAINT "audio_class_classes_price" CHECK ("audio_class_classes"."price_fen" >= 0 and "audio_class_classes"."share_goal" between 0 and 20),
	CONSTRAINT "audio_class_classes_counts" CHECK (least("audio_class_classes"."play_count", "audio_class_classes"."star_sum", "audio_class_classes"."star_count") >= 0 and "audio_class_classes"."version" > 0 and "audio_class_classes"."free_count" between 0 and "audio_class_classes"."section_count")
);
--> statement-breakpoint
CREATE TABLE "audio_class_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audio_class_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"author_name" text NOT NULL,
	"stars" smallint NOT NULL,
	"content" text NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audio_class_comments_once" UNIQUE("class_id","patient_id"),
	CONSTRAINT "audio_class_comments_stars" CHECK ("audio_class_comments"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "audio_class_days" (
	"day" date NOT NULL,
	"section_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"plays" integer DEFAULT 0 NOT NULL,
	"ends" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "audio_class_days_day_section_id_pk" PRIMARY KEY("day","section_id")
);
--> statement-breakpoint
CREATE TABLE "audio_class_draws" (
	"activity_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audio_class_draws_activity_id_patient_id_pk" PRIMARY KEY("activity_id","patient_id")
);
--> statement-breakpoint
CREATE TABLE "audio_class_grants" (
	"patient_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"way" text NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audio_class_grants_patient_id_class_id_pk" PRIMARY KEY("patient_id","class_id"),
	CONSTRAINT "audio_class_grants_way" CHECK ("audio_class_grants"."way" in ('order', 'share', 'activity'))
);
--> statement-breakpoint
CREATE TABLE "audio_class_helps" (
	"share_id" text NOT NULL,
	"patient_id" bigint NOT NULL,
	"helped_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audio_class_helps_share_id_patient_id_pk" PRIMARY KEY("share_id","patient_id")
);
--> statement-breakpoint
CREATE TABLE "audio_class_offers" (
	"patient_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"coupon_id" bigint NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audio_class_offers_patient_id_class_id_coupon_id_pk" PRIMARY KEY("patient_id","class_id","coupon_id")
);
--> statement-breakpoint
CREATE TABLE "audio_class_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"state" text NOT NULL,
	"price_fen" integer NOT NULL,
	"off_fen" integer DEFAULT 0 NOT NULL,
	"coupon_id" bigint,
	"coupon_code_id" bigint,
	"out_trade_no" text,
	"channel" integer NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"hold_until" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "audio_class_orders_state" CHECK ("audio_class_orders"."state" in ('unpaid', 'paid', 'expired')),
	CONSTRAINT "audio_class_orders_off" CHECK ("audio_class_orders"."off_fen" between 0 and "audio_class_orders"."price_fen"),
	CONSTRAINT "audio_class_orders_unpaid" CHECK ("audio_class_orders"."state" <> 'unpaid' or ("audio_class_orders"."out_trade_no" is not null and "audio_class_orders"."hold_until" is not null)),
	CONSTRAINT "audio_class_orders_paid" CHECK (("audio_class_orders"."state" = 'paid') = ("audio_class_orders"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "audio_class_records" (
	"patient_id" bigint NOT NULL,
	"section_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "audio_class_records_patient_id_section_id_pk" PRIMARY KEY("patient_id","section_id")
);
--> statement-breakpoint
CREATE TABLE "audio_class_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audio_class_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"comment_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"author_name" text NOT NULL,
	"content" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audio_class_sections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audio_class_sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class_id" bigint NOT NULL,
	"position" smallint,
	"title" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"is_free" boolean NOT NULL,
	"file_id" bigint NOT NULL,
	"address" text NOT NULL,
	"seconds" integer NOT NULL,
	"play_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "audio_class_sections_fileId_unique" UNIQUE("file_id"),
	CONSTRAINT "audio_class_sections_order" UNIQUE("class_id","position"),
	CONSTRAINT "audio_class_sections_seconds" CHECK ("audio_class_sections"."seconds" > 0 and "audio_class_sections"."play_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "audio_class_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"unlocked_at" timestamp (3) with time zone,
	CONSTRAINT "audio_class_shares_once" UNIQUE("patient_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "consult_call_guests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consult_call_guests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"call_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"gone_at" timestamp (3) with time zone,
	CONSTRAINT "consult_call_guests_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "consult_call_participants" (
	"call_id" text NOT NULL,
	"who" text NOT NULL,
	"device" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone,
	CONSTRAINT "consult_call_participants_call_id_who_pk" PRIMARY KEY("call_id","who"),
	CONSTRAINT "consult_call_participants_who" CHECK ("consult_call_participants"."who" in ('patient', 'doctor', 'guest'))
);
--> statement-breakpoint
CREATE TABLE "consult_call_phones" (
	"doctor_id" bigint PRIMARY KEY NOT NULL,
	"mobile_sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consult_call_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consult_call_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"call_id" text NOT NULL,
	"who" text NOT NULL,
	"what" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consult_call_steps_what" CHECK ("consult_call_steps"."what" in ('joined', 'took-over', 'left', 'invited', 'sent-away'))
);
--> statement-breakpoint
CREATE TABLE "consult_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"consultation_id" text NOT NULL,
	"patient_id" bigint NOT NULL,
	"doctor_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"path" text[] NOT NULL,
	"path_at" timestamp (3) with time zone[] NOT NULL,
	"state" text GENERATED ALWAYS AS (path[cardinality(path)]) STORED NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"come_by" timestamp (3) with time zone,
	"end_by" timestamp (3) with time zone,
	"ended_by" text DEFAULT '' NOT NULL,
	"talked_seconds" integer DEFAULT 0 NOT NULL,
	"shown_number" text DEFAULT '' NOT NULL,
	"again_by" timestamp (3) with time zone,
	"kept_until" timestamp (3) with time zone,
	CONSTRAINT "consult_calls_state" CHECK (state in ('waiting', 'dialling', 'ringing', 'talking', 'ended', 'missed', 'cancelled')),
	CONSTRAINT "consult_calls_kind" CHECK ("consult_calls"."kind" in ('video', 'phone')),
	CONSTRAINT "consult_calls_coming_whole" CHECK (state not in ('waiting', 'dialling', 'ringing') or "consult_calls"."come_by" is not null),
	CONSTRAINT "consult_calls_talking_whole" CHECK (state <> 'talking' or "consult_calls"."end_by" is not null),
	CONSTRAINT "consult_calls_over" CHECK (state in ('waiting', 'dialling', 'ringing', 'talking') or "consult_calls"."kept_until" is not null)
);
--> statement-breakpoint
CREATE TABLE "consult_care_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consult_care_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"moment" text NOT NULL,
	"rule" text NOT NULL,
	"is_kept" boolean NOT NULL,
	"facts" jsonb NOT NULL,
	"by_kind" text NOT NULL,
	"by_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"hospital_id" bigint,
	"kept_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consult_care_decisions_by" CHECK ("consult_care_decisions"."by_kind" in ('patient', 'doctor'))
);
--> statement-breakpoint
CREATE TABLE "consult_consultations" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"doctor_id" bigint,
	"catalogue_id" integer,
	"kind" text NOT NULL,
	"topic" text DEFAULT 'advice' NOT NULL,
	"path" text[] NOT NULL,
	"path_at" timestamp (3) with time zone[] NOT NULL,
	"state" text GENERATED ALWAYS AS (path[cardinality(path)]) STORED NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"hold_until" timestamp (3) with time zone,
	"out_trade_no" text,
	"price_fen" integer NOT NULL,
	"paid_fen" integer DEFAULT 0 NOT NULL,
	"back_fen" integer DEFAULT 0 NOT NULL,
	"replies" smallint DEFAULT 3 NOT NULL,
	"replies_left" smallint DEFAULT 3 NOT NULL,
	"hours" smallint NOT NULL,
	"accept_minutes" integer NOT NULL,
	"reply_minutes" integer NOT NULL,
	"accept_by" timestamp (3) with time zone,
	"reply_by" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"follow_until" timestamp (3) with time zone,
	"follow_left" smallint DEFAULT 1 NOT NULL,
	"illness_id" bigint,
	"is_revisit" boolean NOT NULL,
	"with_guardian" boolean NOT NULL,
	"content_sealed" text NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"channel" integer DEFAULT 0 NOT NULL,
	"public_at" timestamp (3) with time zone,
	"sharing" text,
	"shown_topic" smallint,
	"shown_at" timestamp (3) with time zone,
	"shown_through" bigint,
	"sharing_says" text DEFAULT '' NOT NULL,
	"read_count" integer DEFAULT 0 NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"stars" smallint,
	"rated_sealed" text,
	"reason" text DEFAULT '' NOT NULL,
	"kept_until" timestamp (3) with time zone,
	CONSTRAINT "consult_consultations_state" CHECK (state in ('unpaid', 'waiting', 'accepted', 'answered', 'ended', 'rated', 'cancelled', 'expired', 'refunded')),
	CONSTRAINT "consult_consultations_kind" CHECK ("consult_consultations"."kind" in ('text', 'phone', 'video')),
	CONSTRAINT "consult_consultations_topic" CHECK ("consult_consultations"."topic" in ('advice', 'report')),
	CONSTRAINT "consult_consultations_whom" CHECK (num_nonnulls("consult_consultations"."doctor_id", "consult_consultations"."catalogue_id") > 0),
	CONSTRAINT "consult_consultations_path" CHECK (cardinality("consult_consultations"."path") between 1 and 10 and cardinality("consult_consultations"."path") = cardinality("consult_consultations"."path_at")),
	CONSTRAINT "consult_consultations_unpaid_whole" CHECK (state <> 'unpaid' or ("consult_consultations"."hold_until" is not null and "consult_consultations"."out_trade_no" is not null and "consult_consultations"."price_fen" > 0)),
	CONSTRAINT "consult_consultations_waiting_whole" CHECK (state <> 'waiting' or "consult_consultations"."accept_by" is not null),
	CONSTRAINT "consult_consultations_held" CHECK (state not in ('accepted', 'answered', 'ended', 'rated') or num_nulls("consult_consultations"."doctor_id", "consult_consultations"."reply_by", "consult_consultations"."ends_at") = 0),
	CONSTRAINT "consult_consultations_paid" CHECK ("consult_consultations"."paid_fen" in (0, "consult_consultations"."price_fen")),
	CONSTRAINT "consult_consultations_back" CHECK ("consult_consultations"."back_fen" in (0, "consult_consultations"."paid_fen")),
	CONSTRAINT "consult_consultations_replies" CHECK ("consult_consultations"."replies_left" between 0 and "consult_consultations"."replies" and "consult_consultations"."follow_left" >= 0),
	CONSTRAINT "consult_consultations_rated" CHECK ((state = 'rated') = ("consult_consultations"."stars" is not null)),
	CONSTRAINT "consult_consultations_stars" CHECK ("consult_consultations"."stars" between 1 and 5),
	CONSTRAINT "consult_consultations_images" CHECK (cardinality("consult_consultations"."images") <= 9),
	CONSTRAINT "consult_consultations_sharing" CHECK (("consult_consultations"."public_at" is null) = ("consult_consultations"."sharing" is null)),
	CONSTRAINT "consult_consultations_sharing_known" CHECK ("consult_consultations"."sharing" in ('waiting', 'shown', 'refused')),
	CONSTRAINT "consult_consultations_shown_whole" CHECK ((coalesce("consult_consultations"."sharing", '') = 'shown') = ("consult_consultations"."shown_at" is not null) and ("consult_consultations"."shown_at" is null) = ("consult_consultations"."shown_topic" is null)),
	CONSTRAINT "consult_consultations_read" CHECK ("consult_consultations"."read_count" >= 0),
	CONSTRAINT "consult_consultations_public_over" CHECK ("consult_consultations"."public_at" is null or state in ('ended', 'rated'))
);
--> statement-breakpoint
CREATE TABLE "consult_adverts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consult_adverts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"link" text NOT NULL,
	"position" smallint NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "consult_adverts_known" CHECK ("consult_adverts"."place" in ('phone', 'video', 'prescription', 'famous'))
);
--> statement-breakpoint
CREATE TABLE "consult_bindings" (
	"patient_id" bigint NOT NULL,
	"doctor_id" bigint NOT NULL,
	"bound_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consult_bindings_patient_id_doctor_id_pk" PRIMARY KEY("patient_id","doctor_id")
);
--> statement-breakpoint
CREATE TABLE "consult_department_services" (
	"catalogue_id" integer NOT NULL,
	"kind" text NOT NULL,
	"price_fen" integer NOT NULL,
	"replies" smallint NOT NULL,
	"hours" smallint NOT NULL,
	"call_minutes" smallint DEFAULT 0 NOT NULL,
	"accept_minutes" integer NOT NULL,
	"reply_minutes" integer NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	CONSTRAINT "consult_department_services_catalogue_id_kind_pk" PRIMARY KEY("catalogue_id","kind"),
	CONSTRAINT "consult_department_services_kind" CHECK ("consult_department_services"."kind" in ('text', 'phone', 'video')),
	CONSTRAINT "consult_department_services_terms" CHECK ("consult_department_services"."price_fen" >= 0 and least("consult_department_services"."replies", "consult_department_services"."hours", "consult_department_services"."accept_minutes", "consult_department_services"."reply_minutes") > 0 and "consult_department_services"."reply_minutes" <= 60 * "consult_department_services"."hours")
);
--> statement-breakpoint
CREATE TABLE "consult_doctors" (
	"doctor_id" bigint PRIMARY KEY NOT NULL,
	"certify_state" text NOT NULL,
	"is_famous" boolean DEFAULT false NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"is_busy" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"answered_count" integer DEFAULT 0 NOT NULL,
	"star_sum" integer DEFAULT 0 NOT NULL,
	"star_count" integer DEFAULT 0 NOT NULL,
	"standing" integer GENERATED ALWAYS AS ((star_sum * 100 + 4000) / (star_count + 10)) STORED NOT NULL,
	"wait_seconds" integer[] DEFAULT '{}' NOT NULL,
	"usual_wait_minutes" integer,
	CONSTRAINT "consult_doctors_certify" CHECK ("consult_doctors"."certify_state" in ('none', 'pending', 'certified', 'refused')),
	CONSTRAINT "consult_doctors_counts" CHECK ("consult_doctors"."answered_count" >= 0 and "consult_doctors"."star_sum" between "consult_doctors"."star_count" and 5 * "consult_doctors"."star_count"),
	CONSTRAINT "consult_doctors_waits" CHECK (cardinality("consult_doctors"."wait_seconds") <= 20)
);
--> statement-breakpoint
CREATE TABLE "consult_levels" (
	"patient_id" bigint PRIMARY KEY NOT NULL,
	"level" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consult_services" (
	"doctor_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"price_fen" integer NOT NULL,
	"replies" smallint NOT NULL,
	"hours" smallint NOT NULL,
	"call_minutes" smallint DEFAULT 0 NOT NULL,
	"accept_minutes" integer NOT NULL,
	"reply_minutes" integer NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"vip_price_fen" integer,
	CONSTRAINT "consult_services_doctor_id_kind_pk" PRIMARY KEY("doctor_id","kind"),
	CONSTRAINT "consult_services_kind" CHECK ("consult_services"."kind" in ('text', 'phone', 'video')),
	CONSTRAINT "consult_services_terms" CHECK ("consult_services"."price_fen" >= 0 and "consult_services"."vip_price_fen" between 0 and "consult_services"."price_fen" and least("consult_services"."replies", "consult_services"."hours", "consult_services"."accept_minutes", "consult_services"."reply_minutes") > 0 and "consult_services"."reply_minutes" <= 60 * "consult_services"."hours")
);
--> statement-breakpoint
CREATE TABLE "consult_sign_ups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consult_sign_ups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mobile_index" text NOT NULL,
	"mobile_sealed" text NOT NULL,
	"name_sealed" text NOT NULL,
	"content_sealed" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consult_sign_ups_mobileIndex_unique" UNIQUE("mobile_index")
);
--> statement-breakpoint
CREATE TABLE "consult_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consult_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"talk_id" text NOT NULL,
	"sender" text NOT NULL,
	"kind" text DEFAULT 'text' NOT NULL,
	"content_sealed" text NOT NULL,
	"seconds" smallint,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"client_msg_id" text,
	"refers_to" bigint,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "consult_messages_voice" CHECK ("consult_messages"."kind" <> 'voice' or "consult_messages"."seconds" > 0),
	CONSTRAINT "consult_messages_recall" CHECK (("consult_messages"."kind" = 'recall') = ("consult_messages"."refers_to" is not null))
);
--> statement-breakpoint
CREATE TABLE "consult_talks" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" bigint NOT NULL,
	"doctor_id" bigint NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"patient_read" bigint DEFAULT 0 NOT NULL,
	"doctor_read" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_article_likes" (
	"article_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"reader_name" text NOT NULL,
	"liked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_article_likes_article_id_patient_id_pk" PRIMARY KEY("article_id","patient_id")
);
--> statement-breakpoint
CREATE TABLE "content_articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"doctor_id" bigint NOT NULL,
	"topic_id" smallint NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"blocks" jsonb NOT NULL,
	"source" text NOT NULL,
	"source_from" text DEFAULT '' NOT NULL,
	"ill_names" text[] DEFAULT '{}' NOT NULL,
	"is_ad" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"says" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"read_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"heat" integer GENERATED ALWAYS AS (read_count + 5 * like_count) STORED NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "content_articles_state" CHECK ("content_articles"."state" in ('draft', 'reviewing', 'refused', 'published', 'withdrawn')),
	CONSTRAINT "content_articles_counts" CHECK (least("content_articles"."read_count", "content_articles"."like_count") >= 0 and "content_articles"."version" > 0),
	CONSTRAINT "content_articles_source" CHECK (("content_articles"."source" = 'reposted') = ("content_articles"."source_from" <> '')),
	CONSTRAINT "content_articles_submitted" CHECK ("content_articles"."state" = 'draft' or "content_articles"."submitted_at" is not null),
	CONSTRAINT "content_articles_published" CHECK ("content_articles"."state" <> 'published' or "content_articles"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "content_video_likes" (
	"video_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"liked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_video_likes_video_id_patient_id_pk" PRIMARY KEY("video_id","patient_id")
);
--> statement-breakpoint
CREATE TABLE "content_videos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"doctor_id" bigint NOT NULL,
	"topic_id" smallint NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"address" text NOT NULL,
	"poster" text DEFAULT '' NOT NULL,
	"seconds" smallint NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"says" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"play_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"heat" integer GENERATED ALWAYS AS (play_count + 5 * like_count) STORED NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "content_videos_address_unique" UNIQUE("address"),
	CONSTRAINT "content_videos_state" CHECK ("content_videos"."state" in ('draft', 'published', 'withdrawn')),
	CONSTRAINT "content_videos_film" CHECK (least("content_videos"."seconds", "content_videos"."width", "content_videos"."height", "content_videos"."bytes") > 0),
	CONSTRAINT "content_videos_counts" CHECK (least("content_videos"."play_count", "content_videos"."like_count") >= 0 and "content_videos"."version" > 0),
	CONSTRAINT "content_videos_published" CHECK ("content_videos"."state" = 'draft' or "content_videos"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "doctor_gifts_given" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "doctor_gifts_given_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind_id" bigint NOT NULL,
	"doctor_id" bigint NOT NULL,
	"patient_id" bigint,
	"consultation_id" text,
	"pieces" smallint NOT NULL,
	"points" integer NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "doctor_gifts_given_worth" CHECK ("doctor_gifts_given"."pieces" > 0 and "doctor_gifts_given"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "doctor_gifts_kinds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "doctor_gifts_kinds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"picture" text NOT NULL,
	"points" integer NOT NULL,
	"stock_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	CONSTRAINT "doctor_gifts_kinds_name_unique" UNIQUE("name"),
	CONSTRAINT "doctor_gifts_kinds_stockId_unique" UNIQUE("stock_id"),
	CONSTRAINT "doctor_gifts_kinds_points" CHECK ("doctor_gifts_kinds"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "family_doctor_assessments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_doctor_assessments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"team_id" bigint NOT NULL,
	"record_sealed" text NOT NULL,
	"advice_sealed" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "family_doctor_assessments_whole" CHECK (num_nulls("family_doctor_assessments"."advice_sealed", "family_doctor_assessments"."answered_at") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "family_doctor_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_doctor_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint,
	"member_id" bigint,
	"signing_id" text,
	"kind" text NOT NULL,
	"content_sealed" text NOT NULL,
	"object_id" bigint,
	"happened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "family_doctor_events_kind" CHECK ("family_doctor_events"."kind" in ('visit', 'phone', 'report', 'assess', 'plan')),
	CONSTRAINT "family_doctor_events_held" CHECK (num_nonnulls("family_doctor_events"."patient_id", "family_doctor_events"."signing_id") > 0)
);
--> statement-breakpoint
CREATE TABLE "family_doctor_plan_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_doctor_plan_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plan_id" bigint NOT NULL,
	"text_sealed" text NOT NULL,
	"span_new" integer NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "family_doctor_plan_items_in_time" CHECK (extract(epoch from "family_doctor_plan_items"."confirmed_at") >= "family_doctor_plan_items"."span_new")
);
--> statement-breakpoint
CREATE TABLE "family_doctor_plans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_doctor_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"team_id" bigint NOT NULL,
	"title_sealed" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_doctor_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_doctor_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"content_sealed" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_doctor_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_doctor_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"checked_on" date NOT NULL,
	"content_sealed" text NOT NULL,
	"images" text[] NOT NULL,
	"is_team" boolean NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_doctor_settings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_doctor_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"config_sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_doctor_adverts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_doctor_adverts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"words" text NOT NULL,
	"link" text NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "family_doctor_agreed" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_doctor_agreed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"signing_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"times" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_doctor_colleagues" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_doctor_colleagues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"team_id" bigint NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_doctor_meals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_doctor_meals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"team_id" bigint NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"price_fen" integer NOT NULL,
	"is_base" boolean NOT NULL,
	CONSTRAINT "family_doctor_meals_free" CHECK ("family_doctor_meals"."price_fen" >= 0 and (not "family_doctor_meals"."is_base" or "family_doctor_meals"."price_fen" = 0))
);
--> statement-breakpoint
CREATE TABLE "family_doctor_promises" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_doctor_promises_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"meal_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"times" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_doctor_says" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_doctor_says_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"team_id" bigint NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_doctor_signings" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" bigint NOT NULL,
	"patient_id" bigint,
	"member_id" bigint,
	"id_sealed" text NOT NULL,
	"id_index" text NOT NULL,
	"state" text NOT NULL,
	"tag_ids" smallint[] NOT NULL,
	"remark_sealed" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"begins_on" date,
	"ends_on" date,
	CONSTRAINT "family_doctor_signings_state" CHECK ("family_doctor_signings"."state" in ('pending', 'signed', 'declined', 'ended')),
	CONSTRAINT "family_doctor_signings_term" CHECK (("family_doctor_signings"."state" in ('signed', 'ended')) = (num_nulls("family_doctor_signings"."begins_on", "family_doctor_signings"."ends_on") = 0) and "family_doctor_signings"."ends_on" - "family_doctor_signings"."begins_on" >= 365),
	CONSTRAINT "family_doctor_signings_decided" CHECK (("family_doctor_signings"."state" = 'pending') = ("family_doctor_signings"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "family_doctor_teams" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_doctor_teams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"doctor_id" bigint NOT NULL,
	"hospital_id" bigint NOT NULL,
	"name" text NOT NULL,
	"introduction" text NOT NULL,
	"city_id" integer NOT NULL,
	"area_id" bigint NOT NULL,
	"area_name" text NOT NULL,
	"area_path" bigint[] NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "family_doctor_teams_doctorId_unique" UNIQUE("doctor_id")
);
--> statement-breakpoint
CREATE TABLE "files_papers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"address" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "files_papers_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "files_uploads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint,
	"hospital_id" bigint,
	"doctor_id" bigint,
	"uploadtype" text NOT NULL,
	"address" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"seconds" smallint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"unused_until" timestamp (3) with time zone,
	CONSTRAINT "files_uploads_address_unique" UNIQUE("address"),
	CONSTRAINT "files_uploads_one_owner" CHECK (num_nonnulls("files_uploads"."patient_id", "files_uploads"."hospital_id", "files_uploads"."doctor_id") = 1),
	CONSTRAINT "files_uploads_one_kind" CHECK (num_nonnulls("files_uploads"."width", "files_uploads"."height") in (0, 2) and num_nonnulls("files_uploads"."width", "files_uploads"."seconds") > 0)
);
--> statement-breakpoint
CREATE TABLE "guahao_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"slot_id" bigint NOT NULL,
	"schedule_id" bigint NOT NULL,
	"hospital_id" bigint NOT NULL,
	"dep_id" bigint NOT NULL,
	"doctor_id" bigint NOT NULL,
	"date" date NOT NULL,
	"half" text NOT NULL,
	"clinic" text NOT NULL,
	"begin_minutes" smallint NOT NULL,
	"end_minutes" smallint NOT NULL,
	"number" integer NOT NULL,
	"fee_fen" integer NOT NULL,
	"path" text[] NOT NULL,
	"path_at" timestamp (3) with time zone[] NOT NULL,
	"state" text GENERATED ALWAYS AS (path[cardinality(path)]) STORED NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"hold_until" timestamp (3) with time zone,
	"out_trade_no" text,
	"paid_fen" integer DEFAULT 0 NOT NULL,
	"refund_fen" integer DEFAULT 0 NOT NULL,
	"key" text,
	"digest" text,
	"visit_type" text NOT NULL,
	"card_no" text NOT NULL,
	"remark" text NOT NULL,
	"origin" text NOT NULL,
	"previous_id" text,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"day_seat" smallint NOT NULL,
	"open_seat" smallint NOT NULL,
	CONSTRAINT "guahao_orders_key" UNIQUE("patient_id","key"),
	CONSTRAINT "guahao_orders_path" CHECK (cardinality("guahao_orders"."path") between 1 and 60 and cardinality("guahao_orders"."path") = cardinality("guahao_orders"."path_at")),
	CONSTRAINT "guahao_orders_state" CHECK (state in ('held', 'booked', 'checked-in', 'called', 'done', 'missed', 'expired', 'cancelled', 'rescheduled', 'stopped')),
	CONSTRAINT "guahao_orders_held" CHECK (state <> 'held' or ("guahao_orders"."hold_until" is not null)),
	CONSTRAINT "guahao_orders_amounts" CHECK ("guahao_orders"."paid_fen" between 0 and "guahao_orders"."fee_fen" and "guahao_orders"."number" > 0),
	CONSTRAINT "guahao_orders_seats" CHECK ("guahao_orders"."day_seat" > 0 and "guahao_orders"."open_seat" > 0),
	CONSTRAINT "guahao_orders_half" CHECK ("guahao_orders"."half" in ('am', 'pm', 'night')),
	CONSTRAINT "guahao_orders_visit" CHECK ("guahao_orders"."visit_type" in ('first', 'return')),
	CONSTRAINT "guahao_orders_origin" CHECK ("guahao_orders"."origin" in ('patient', 'waitlist', 'reschedule', 'stop'))
);
--> statement-breakpoint
CREATE TABLE "guahao_catalogue" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "guahao_catalogue_class" UNIQUE("id","parent_id")
);
--> statement-breakpoint
CREATE TABLE "guahao_comment_likes" (
	"comment_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"author_name" text NOT NULL,
	"liked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guahao_comment_likes_comment_id_patient_id_pk" PRIMARY KEY("comment_id","patient_id")
);
--> statement-breakpoint
CREATE TABLE "guahao_comment_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_comment_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"comment_id" bigint NOT NULL,
	"reply_to" bigint,
	"patient_id" bigint,
	"author_name" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guahao_comment_replies_place" UNIQUE("id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "guahao_comment_reports" (
	"comment_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"content" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guahao_comment_reports_comment_id_patient_id_pk" PRIMARY KEY("comment_id","patient_id")
);
--> statement-breakpoint
CREATE TABLE "guahao_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"target_id" bigint NOT NULL,
	"hospital_id" bigint,
	"dep_id" bigint,
	"order_id" text,
	"patient_id" bigint,
	"author_name" text NOT NULL,
	"stars" smallint NOT NULL,
	"content" text NOT NULL,
	"words" text[] DEFAULT '{}' NOT NULL,
	"ill_tags" text[] DEFAULT '{}' NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"visited_on" date,
	"like_count" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guahao_comments_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "guahao_comments_kind" CHECK ("guahao_comments"."kind" in ('unit', 'doctor', 'goods')),
	CONSTRAINT "guahao_comments_place" CHECK (("guahao_comments"."kind" = 'goods') = ("guahao_comments"."hospital_id" is null)),
	CONSTRAINT "guahao_comments_stars" CHECK ("guahao_comments"."stars" between 1 and 5),
	CONSTRAINT "guahao_comments_counts" CHECK (least("guahao_comments"."like_count", "guahao_comments"."reply_count") >= 0),
	CONSTRAINT "guahao_comments_images" CHECK (cardinality("guahao_comments"."images") <= 9)
);
--> statement-breakpoint
CREATE TABLE "guahao_departments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_departments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_key" text NOT NULL,
	"hospital_id" bigint NOT NULL,
	"city_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	"catalogue_id" integer NOT NULL,
	"name" text NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"is_referral" boolean DEFAULT false NOT NULL,
	"booked_count" integer DEFAULT 0 NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"is_demo" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guahao_departments_sourceKey_unique" UNIQUE("source_key"),
	CONSTRAINT "guahao_departments_once" UNIQUE("hospital_id","name"),
	CONSTRAINT "guahao_departments_place" UNIQUE("id","hospital_id","class_id","city_id"),
	CONSTRAINT "guahao_departments_counts" CHECK ("guahao_departments"."booked_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "guahao_doctor_posts" (
	"doctor_id" bigint NOT NULL,
	"dep_id" bigint NOT NULL,
	CONSTRAINT "guahao_doctor_posts_doctor_id_dep_id_pk" PRIMARY KEY("doctor_id","dep_id")
);
--> statement-breakpoint
CREATE TABLE "guahao_doctors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_doctors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_key" text NOT NULL,
	"hospital_id" bigint NOT NULL,
	"dep_id" bigint NOT NULL,
	"class_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"name" text NOT NULL,
	"sex" text NOT NULL,
	"title" smallint NOT NULL,
	"skills" text DEFAULT '' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"ill_tags" text[] DEFAULT '{}' NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"is_referral" boolean DEFAULT false NOT NULL,
	"fans_count" integer DEFAULT 0 NOT NULL,
	"booked_count" integer DEFAULT 0 NOT NULL,
	"share_count" integer DEFAULT 0 NOT NULL,
	"star_sum" integer DEFAULT 0 NOT NULL,
	"star_count" integer DEFAULT 0 NOT NULL,
	"standing" integer GENERATED ALWAYS AS ((star_sum * 100 + 4000) / (star_count + 10)) STORED NOT NULL,
	"next_free_at" timestamp (3) with time zone,
	"is_open" boolean DEFAULT true NOT NULL,
	"is_demo" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guahao_doctors_sourceKey_unique" UNIQUE("source_key"),
	CONSTRAINT "guahao_doctors_sex" CHECK ("guahao_doctors"."sex" in ('female', 'male')),
	CONSTRAINT "guahao_doctors_counts" CHECK (least("guahao_doctors"."fans_count", "guahao_doctors"."booked_count", "guahao_doctors"."share_count") >= 0 and "guahao_doctors"."star_sum" between "guahao_doctors"."star_count" and 5 * "guahao_doctors"."star_count")
);
--> statement-breakpoint
CREATE TABLE "guahao_employee_benefits" (
	"patient_id" bigint NOT NULL,
	"hospital_id" bigint NOT NULL,
	"granted_count" smallint NOT NULL,
	"used_count" smallint DEFAULT 0 NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "guahao_employee_benefits_patient_id_hospital_id_pk" PRIMARY KEY("patient_id","hospital_id"),
	CONSTRAINT "guahao_employee_benefits_left" CHECK (0 <= "guahao_employee_benefits"."used_count" and "guahao_employee_benefits"."used_count" <= "guahao_employee_benefits"."granted_count")
);
--> statement-breakpoint
CREATE TABLE "guahao_service_hours" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_service_hours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"doctor_id" bigint NOT NULL,
	"service" text NOT NULL,
	"weekday" smallint NOT NULL,
	"half" text NOT NULL,
	"begin_minutes" smallint NOT NULL,
	"end_minutes" smallint NOT NULL,
	CONSTRAINT "guahao_service_hours_once" UNIQUE("doctor_id","service","weekday","half"),
	CONSTRAINT "guahao_service_hours_day" CHECK ("guahao_service_hours"."weekday" between 1 and 7 and "guahao_service_hours"."half" in ('am', 'pm', 'night')),
	CONSTRAINT "guahao_service_hours_span" CHECK (0 <= "guahao_service_hours"."begin_minutes" and "guahao_service_hours"."begin_minutes" < "guahao_service_hours"."end_minutes" and "guahao_service_hours"."end_minutes" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "guahao_booking_rules" (
	"hospital_id" bigint PRIMARY KEY NOT NULL,
	"release_minutes" smallint NOT NULL,
	"days_ahead" smallint NOT NULL,
	"cancel_days_before" smallint NOT NULL,
	"cancel_minutes" smallint NOT NULL,
	"min_age" smallint,
	"max_age" smallint,
	"needs_id_card" boolean NOT NULL,
	"needs_visit_card" boolean NOT NULL,
	"most_per_day" smallint NOT NULL,
	"most_open" smallint NOT NULL,
	"missed_limit" smallint NOT NULL,
	"missed_days" smallint NOT NULL,
	"missed_ban_days" smallint NOT NULL,
	"hold_minutes" smallint NOT NULL,
	"waitlist_pay_hours" smallint NOT NULL,
	"waitlist_from_minutes" smallint NOT NULL,
	"waitlist_to_minutes" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guahao_hospital_media" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_hospital_media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guahao_hospital_posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_hospital_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guahao_hospital_services" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_hospital_services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"icon" text NOT NULL,
	"link" text NOT NULL,
	"position" smallint NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "guahao_hospital_services_once" UNIQUE("hospital_id","name")
);
--> statement-breakpoint
CREATE TABLE "guahao_hospitals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_hospitals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_key" text NOT NULL,
	"parent_id" bigint,
	"name" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"level" smallint NOT NULL,
	"kind" smallint NOT NULL,
	"city_id" integer NOT NULL,
	"area_id" bigint,
	"address" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"spot" "point",
	"phone" text DEFAULT '' NOT NULL,
	"open_hours" text DEFAULT '' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"traffic" text DEFAULT '' NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"blocks" text[] NOT NULL,
	"group_id" text DEFAULT '' NOT NULL,
	"group_name" text DEFAULT '' NOT NULL,
	"proxy_type" smallint,
	"booked_count" integer DEFAULT 0 NOT NULL,
	"fans_count" integer DEFAULT 0 NOT NULL,
	"star_sum" integer DEFAULT 0 NOT NULL,
	"star_count" integer DEFAULT 0 NOT NULL,
	"standing" integer GENERATED ALWAYS AS ((star_sum * 100 + 4000) / (star_count + 10)) STORED NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"is_demo" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guahao_hospitals_sourceKey_unique" UNIQUE("source_key"),
	CONSTRAINT "guahao_hospitals_city" UNIQUE("id","city_id"),
	CONSTRAINT "guahao_hospitals_counts" CHECK ("guahao_hospitals"."booked_count" >= 0 and "guahao_hospitals"."fans_count" >= 0),
	CONSTRAINT "guahao_hospitals_stars" CHECK ("guahao_hospitals"."star_sum" between "guahao_hospitals"."star_count" and 5 * "guahao_hospitals"."star_count")
);
--> statement-breakpoint
CREATE TABLE "guahao_illness_departments" (
	"illness_id" bigint NOT NULL,
	"catalogue_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "guahao_illness_departments_illness_id_catalogue_id_pk" PRIMARY KEY("illness_id","catalogue_id")
);
--> statement-breakpoint
CREATE TABLE "guahao_illness_views" (
	"city_id" integer NOT NULL,
	"illness_id" bigint NOT NULL,
	"view_count" integer NOT NULL,
	CONSTRAINT "guahao_illness_views_city_id_illness_id_pk" PRIMARY KEY("city_id","illness_id"),
	CONSTRAINT "guahao_illness_views_counted" CHECK ("guahao_illness_views"."view_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "guahao_illnesses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_illnesses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"description" text NOT NULL,
	"is_symptom" boolean NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guahao_illnesses_name_unique" UNIQUE("name"),
	CONSTRAINT "guahao_illnesses_views" CHECK ("guahao_illnesses"."view_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "guahao_rank_entries" (
	"rank_id" smallint NOT NULL,
	"city_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	"illness_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"target_id" bigint NOT NULL,
	"figure" integer NOT NULL,
	CONSTRAINT "guahao_rank_entries_rank_id_city_id_class_id_illness_id_position_pk" PRIMARY KEY("rank_id","city_id","class_id","illness_id","position"),
	CONSTRAINT "guahao_rank_entries_place" CHECK ("guahao_rank_entries"."position" between 1 and 50 and "guahao_rank_entries"."figure" > 0)
);
--> statement-breakpoint
CREATE TABLE "guahao_rank_feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_rank_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rank_id" smallint NOT NULL,
	"patient_id" bigint,
	"feedback" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guahao_rank_runs" (
	"rank_id" smallint PRIMARY KEY NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guahao_plan_exceptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_plan_exceptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_key" text,
	"hospital_id" bigint NOT NULL,
	"dep_id" bigint,
	"doctor_id" bigint,
	"date" date NOT NULL,
	"half" text,
	"kind" text NOT NULL,
	"places" smallint,
	"begin_minutes" smallint,
	"end_minutes" smallint,
	"fee_fen" integer,
	"clinic" text,
	"note" text DEFAULT '' NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guahao_plan_exceptions_sourceKey_unique" UNIQUE("source_key"),
	CONSTRAINT "guahao_plan_exceptions_half" CHECK ("guahao_plan_exceptions"."half" in ('am', 'pm', 'night')),
	CONSTRAINT "guahao_plan_exceptions_kind" CHECK ("guahao_plan_exceptions"."kind" in ('closed', 'places', 'extra')),
	CONSTRAINT "guahao_plan_exceptions_places" CHECK (("guahao_plan_exceptions"."kind" = 'closed') = ("guahao_plan_exceptions"."places" is null) and "guahao_plan_exceptions"."places" between 1 and 1000),
	CONSTRAINT "guahao_plan_exceptions_extra" CHECK ("guahao_plan_exceptions"."kind" <> 'extra' or num_nulls("guahao_plan_exceptions"."dep_id", "guahao_plan_exceptions"."doctor_id", "guahao_plan_exceptions"."half", "guahao_plan_exceptions"."begin_minutes", "guahao_plan_exceptions"."end_minutes", "guahao_plan_exceptions"."fee_fen", "guahao_plan_exceptions"."clinic") = 0),
	CONSTRAINT "guahao_plan_exceptions_span" CHECK (0 <= "guahao_plan_exceptions"."begin_minutes" and "guahao_plan_exceptions"."begin_minutes" < "guahao_plan_exceptions"."end_minutes" and "guahao_plan_exceptions"."end_minutes" <= 1440 and "guahao_plan_exceptions"."begin_minutes" % 30 = 0 and "guahao_plan_exceptions"."end_minutes" % 30 = 0)
);
--> statement-breakpoint
CREATE TABLE "guahao_plans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"dep_id" bigint NOT NULL,
	"doctor_id" bigint NOT NULL,
	"weekday" smallint NOT NULL,
	"half" text NOT NULL,
	"begin_minutes" smallint NOT NULL,
	"end_minutes" smallint NOT NULL,
	"places" smallint NOT NULL,
	"fee_fen" integer NOT NULL,
	"clinic" text NOT NULL,
	"on_holidays" boolean DEFAULT false NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "guahao_plans_once" UNIQUE("doctor_id","dep_id","weekday","half","first_day"),
	CONSTRAINT "guahao_plans_half" CHECK ("guahao_plans"."half" in ('am', 'pm', 'night') and "guahao_plans"."weekday" between 1 and 7),
	CONSTRAINT "guahao_plans_span" CHECK (0 <= "guahao_plans"."begin_minutes" and "guahao_plans"."begin_minutes" < "guahao_plans"."end_minutes" and "guahao_plans"."end_minutes" <= 1440 and "guahao_plans"."begin_minutes" % 30 = 0 and "guahao_plans"."end_minutes" % 30 = 0),
	CONSTRAINT "guahao_plans_places" CHECK ("guahao_plans"."places" between 0 and 1000 and "guahao_plans"."fee_fen" >= 0),
	CONSTRAINT "guahao_plans_days" CHECK ("guahao_plans"."last_day" >= "guahao_plans"."first_day")
);
--> statement-breakpoint
CREATE TABLE "guahao_schedules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"dep_id" bigint NOT NULL,
	"doctor_id" bigint NOT NULL,
	"date" date NOT NULL,
	"half" text NOT NULL,
	"clinic" text NOT NULL,
	"fee_fen" integer NOT NULL,
	"released_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"stop_reason" text DEFAULT '' NOT NULL,
	"numbers_made" integer NOT NULL,
	CONSTRAINT "guahao_schedules_once" UNIQUE("doctor_id","date","half","dep_id"),
	CONSTRAINT "guahao_schedules_half" CHECK ("guahao_schedules"."half" in ('am', 'pm', 'night')),
	CONSTRAINT "guahao_schedules_state" CHECK ("guahao_schedules"."state" in ('open', 'stopped')),
	CONSTRAINT "guahao_schedules_stop_reason" CHECK ("guahao_schedules"."stop_reason" = '' or "guahao_schedules"."state" = 'stopped'),
	CONSTRAINT "guahao_schedules_counts" CHECK ("guahao_schedules"."fee_fen" >= 0 and "guahao_schedules"."numbers_made" >= 0)
);
--> statement-breakpoint
CREATE TABLE "guahao_slots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"schedule_id" bigint NOT NULL,
	"begin_minutes" smallint NOT NULL,
	"end_minutes" smallint NOT NULL,
	"total" integer NOT NULL,
	"free" integer[] NOT NULL,
	"left_n" integer GENERATED ALWAYS AS (cardinality(free)) STORED NOT NULL,
	"waiting_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "guahao_slots_once" UNIQUE("schedule_id","begin_minutes"),
	CONSTRAINT "guahao_slots_span" CHECK (0 <= "guahao_slots"."begin_minutes" and "guahao_slots"."begin_minutes" < "guahao_slots"."end_minutes" and "guahao_slots"."end_minutes" <= 1440 and "guahao_slots"."begin_minutes" % 30 = 0 and "guahao_slots"."end_minutes" % 30 = 0),
	CONSTRAINT "guahao_slots_left" CHECK ("guahao_slots"."left_n" >= 0 and "guahao_slots"."left_n" <= "guahao_slots"."total"),
	CONSTRAINT "guahao_slots_waiting" CHECK ("guahao_slots"."waiting_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "guahao_stop_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_stop_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stop_id" bigint NOT NULL,
	"order_id" text NOT NULL,
	"patient_id" bigint NOT NULL,
	"offered_order_id" text,
	"choose_until" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	"outcome" text DEFAULT 'open' NOT NULL,
	"acknowledged_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"new_order_id" text,
	CONSTRAINT "guahao_stop_notices_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "guahao_stop_notices_outcome" CHECK ("guahao_stop_notices"."outcome" in ('open', 'substitute', 'other', 'refund')),
	CONSTRAINT "guahao_stop_notices_decided" CHECK (("guahao_stop_notices"."outcome" = 'open') = ("guahao_stop_notices"."decided_at" is null)),
	CONSTRAINT "guahao_stop_notices_new" CHECK (("guahao_stop_notices"."new_order_id" is not null) = ("guahao_stop_notices"."outcome" in ('substitute', 'other')))
);
--> statement-breakpoint
CREATE TABLE "guahao_stops" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_stops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"schedule_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"substitute_id" bigint,
	"staff_id" bigint,
	"stopped_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guahao_stops_scheduleId_unique" UNIQUE("schedule_id")
);
--> statement-breakpoint
CREATE TABLE "guahao_visit_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_visit_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"hospital_id" bigint NOT NULL,
	"card_sealed" text NOT NULL,
	"card_index" text NOT NULL,
	"origin" text NOT NULL,
	"bound_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guahao_visit_cards_one_a_hospital" UNIQUE("member_id","hospital_id"),
	CONSTRAINT "guahao_visit_cards_number" UNIQUE("hospital_id","card_index"),
	CONSTRAINT "guahao_visit_cards_origin" CHECK ("guahao_visit_cards"."origin" in ('bound', 'created'))
);
--> statement-breakpoint
CREATE TABLE "guahao_waits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_waits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slot_id" bigint,
	"patient_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"doctor_id" bigint NOT NULL,
	"date" date NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"why" text DEFAULT '' NOT NULL,
	"order_id" text,
	CONSTRAINT "guahao_waits_state" CHECK ("guahao_waits"."state" in ('waiting', 'handed', 'passed', 'cancelled', 'ended')),
	CONSTRAINT "guahao_waits_closed" CHECK (("guahao_waits"."state" = 'waiting') = ("guahao_waits"."closed_at" is null)),
	CONSTRAINT "guahao_waits_handed" CHECK (("guahao_waits"."state" = 'handed') = ("guahao_waits"."order_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "guide_call_templates" (
	"name" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_calls" (
	"key_index" text PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"channel" integer NOT NULL,
	"url_sealed" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_marks" (
	"holder" text PRIMARY KEY NOT NULL,
	"ex" text NOT NULL,
	"cf" text NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_plans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guide_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"unit_id" bigint,
	"channels" integer[] NOT NULL,
	"plan_name" text NOT NULL,
	"tip_msg" text NOT NULL,
	"btn_name" text NOT NULL,
	"download_url" text NOT NULL,
	"is_index" boolean NOT NULL,
	"status" smallint NOT NULL,
	"jump_methods" smallint[] NOT NULL,
	CONSTRAINT "guide_plans_status" CHECK ("guide_plans"."status" in (0, 1)),
	CONSTRAINT "guide_plans_methods" CHECK ("guide_plans"."jump_methods" <@ array[1, 2]::smallint[])
);
--> statement-breakpoint
CREATE TABLE "guide_tickets" (
	"app_id" text PRIMARY KEY NOT NULL,
	"ticket_sealed" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_levels" (
	"patient_id" bigint PRIMARY KEY NOT NULL,
	"level" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"talk_id" bigint NOT NULL,
	"sender" text NOT NULL,
	"content_sealed" text NOT NULL,
	"question_ids" integer[] NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_questions" (
	"id" integer PRIMARY KEY NOT NULL,
	"theme_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_talks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_talks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint,
	"visitor_index" text,
	"written_at" timestamp (3) with time zone NOT NULL,
	"open_since" timestamp (3) with time zone,
	"waiting_since" timestamp (3) with time zone,
	"taken_by" bigint,
	CONSTRAINT "help_talks_patientId_unique" UNIQUE("patient_id"),
	CONSTRAINT "help_talks_visitorIndex_unique" UNIQUE("visitor_index"),
	CONSTRAINT "help_talks_one_holder" CHECK (num_nonnulls("help_talks"."patient_id", "help_talks"."visitor_index") = 1),
	CONSTRAINT "help_talks_waits_open" CHECK ("help_talks"."waiting_since" is null or "help_talks"."open_since" is not null)
);
--> statement-breakpoint
CREATE TABLE "help_themes" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_channels" (
	"channel" integer PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "home_channels_path" CHECK ("home_channels"."path" ~ '^/h5/[a-z/]+/index$')
);
--> statement-breakpoint
CREATE TABLE "home_partners" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slogan" text NOT NULL,
	"city_id" integer NOT NULL,
	"colour" text NOT NULL,
	CONSTRAINT "home_partners_slug" CHECK ("home_partners"."slug" ~ '^[a-z]+$' and "home_partners"."slug" <> 'main'),
	CONSTRAINT "home_partners_colour" CHECK ("home_partners"."colour" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "location_area_aliases" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"area_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "location_areas" (
	"id" bigint PRIMARY KEY NOT NULL,
	"parent_id" bigint,
	"name" text NOT NULL,
	"level" smallint NOT NULL,
	"city_id" integer
);
--> statement-breakpoint
CREATE TABLE "location_cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"area_code" integer NOT NULL,
	"name" text NOT NULL,
	"full_name" text NOT NULL,
	"pinyin" text NOT NULL,
	"initials" text NOT NULL,
	"letter" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"area_level" smallint NOT NULL,
	"hot_rank" smallint,
	"is_open" boolean NOT NULL,
	CONSTRAINT "location_cities_areaCode_unique" UNIQUE("area_code"),
	CONSTRAINT "location_cities_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "location_visitors" (
	"who" text PRIMARY KEY NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"source" text DEFAULT '' NOT NULL,
	"area_code" bigint,
	"placed_city_id" integer,
	"placed_at" timestamp (3) with time zone,
	"chosen_city_id" integer,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "location_weather" (
	"city_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"temperature" smallint DEFAULT 0 NOT NULL,
	"humidity" smallint,
	"wind" text DEFAULT '' NOT NULL,
	"observed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mall_adverts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_adverts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"location" smallint NOT NULL,
	"category_id" bigint,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"link" text NOT NULL,
	"city_ids" integer[] DEFAULT '{}' NOT NULL,
	"is_paid" boolean DEFAULT false NOT NULL,
	"position" smallint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	CONSTRAINT "mall_adverts_time" CHECK ("mall_adverts"."starts_at" < "mall_adverts"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "mall_articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category_id" bigint NOT NULL,
	"hospital_id" bigint NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"video_image" text DEFAULT '' NOT NULL,
	"author_name" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mall_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_key" text NOT NULL,
	"tree" text NOT NULL,
	"parent_id" bigint,
	"name" text NOT NULL,
	"picture" text NOT NULL,
	"show_type" smallint DEFAULT 0 NOT NULL,
	"has_articles" boolean DEFAULT false NOT NULL,
	"city_ids" integer[] DEFAULT '{}' NOT NULL,
	"is_recommended" boolean DEFAULT false NOT NULL,
	"position" smallint NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	CONSTRAINT "mall_categories_sourceKey_unique" UNIQUE("source_key"),
	CONSTRAINT "mall_categories_show" CHECK ("mall_categories"."show_type" in (0, 1, 2)),
	CONSTRAINT "mall_categories_tree" CHECK ("mall_categories"."tree" in ('health', 'project'))
);
--> statement-breakpoint
CREATE TABLE "mall_page_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_page_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_mark" text NOT NULL,
	"category_id" bigint NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mall_tabs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_tabs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_mark" text NOT NULL,
	"title" text NOT NULL,
	"category_id" bigint,
	"kind" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mall_coupon_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_coupon_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"coupon_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"seat" smallint NOT NULL,
	"state" text DEFAULT 'free' NOT NULL,
	"hold_key" text,
	"is_selected" boolean DEFAULT false NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "mall_coupon_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "mall_coupon_codes_seat" UNIQUE("patient_id","coupon_id","seat"),
	CONSTRAINT "mall_coupon_codes_state" CHECK ("mall_coupon_codes"."state" in ('free', 'held', 'used')),
	CONSTRAINT "mall_coupon_codes_key" CHECK (("mall_coupon_codes"."state" = 'free') = ("mall_coupon_codes"."hold_key" is null)),
	CONSTRAINT "mall_coupon_codes_seats" CHECK ("mall_coupon_codes"."seat" > 0)
);
--> statement-breakpoint
CREATE TABLE "mall_coupons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_key" text NOT NULL,
	"issuer" text NOT NULL,
	"title" text NOT NULL,
	"discount_type" smallint NOT NULL,
	"discount_amount" integer NOT NULL,
	"discount_limit_fen" integer NOT NULL,
	"most_fen" integer,
	"goods_ids" bigint[] DEFAULT '{}' NOT NULL,
	"category_ids" bigint[] DEFAULT '{}' NOT NULL,
	"hospital_id" bigint,
	"total" integer NOT NULL,
	"left_n" integer NOT NULL,
	"most_each" smallint DEFAULT 1 NOT NULL,
	"draw_from" timestamp (3) with time zone NOT NULL,
	"draw_until" timestamp (3) with time zone NOT NULL,
	"valid_days" integer NOT NULL,
	"use_until" timestamp (3) with time zone NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"is_for_points" boolean DEFAULT false NOT NULL,
	"shop_name" text DEFAULT '' NOT NULL,
	"shop_address" text DEFAULT '' NOT NULL,
	"lat" double precision DEFAULT 0 NOT NULL,
	"lng" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "mall_coupons_sourceKey_unique" UNIQUE("source_key"),
	CONSTRAINT "mall_coupons_left" CHECK ("mall_coupons"."left_n" between 0 and "mall_coupons"."total"),
	CONSTRAINT "mall_coupons_type" CHECK ("mall_coupons"."discount_type" between 1 and 5),
	CONSTRAINT "mall_coupons_rate" CHECK ("mall_coupons"."discount_type" not in (3, 4) or "mall_coupons"."discount_amount" between 1 and 9900),
	CONSTRAINT "mall_coupons_amount" CHECK ("mall_coupons"."discount_amount" > 0 and "mall_coupons"."discount_limit_fen" >= 0),
	CONSTRAINT "mall_coupons_issuer" CHECK ("mall_coupons"."issuer" in ('mall', 'zhimai'))
);
--> statement-breakpoint
CREATE TABLE "mall_freight_goods" (
	"goods_id" bigint PRIMARY KEY NOT NULL,
	"template_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mall_freight_rules" (
	"template_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"area_codes" integer[] NOT NULL,
	"first_units" integer NOT NULL,
	"first_fen" integer NOT NULL,
	"next_units" integer NOT NULL,
	"next_fen" integer NOT NULL,
	"is_remote" boolean NOT NULL,
	"is_excluded" boolean NOT NULL,
	CONSTRAINT "mall_freight_rules_template_id_position_pk" PRIMARY KEY("template_id","position"),
	CONSTRAINT "mall_freight_rules_units" CHECK ("mall_freight_rules"."first_units" > 0 and "mall_freight_rules"."next_units" > 0),
	CONSTRAINT "mall_freight_rules_fees" CHECK ("mall_freight_rules"."first_fen" >= 0 and "mall_freight_rules"."next_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mall_freight_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_freight_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint,
	"source_key" text NOT NULL,
	"name" text NOT NULL,
	"counted_by" text NOT NULL,
	"free_from_fen" integer,
	"dispatch_text" text NOT NULL,
	"carrier" text NOT NULL,
	CONSTRAINT "mall_freight_templates_sourceKey_unique" UNIQUE("source_key"),
	CONSTRAINT "mall_freight_templates_by" CHECK ("mall_freight_templates"."counted_by" in ('piece', 'weight'))
);
--> statement-breakpoint
CREATE TABLE "mall_goods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_goods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_key" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"subtitle" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"category_id" bigint NOT NULL,
	"project_category_id" bigint,
	"hospital_id" bigint,
	"more_hospital_ids" bigint[] DEFAULT '{}' NOT NULL,
	"department_id" bigint,
	"illness_ids" bigint[] DEFAULT '{}' NOT NULL,
	"doctor_ids" bigint[] DEFAULT '{}' NOT NULL,
	"city_id" integer DEFAULT 0 NOT NULL,
	"picture" text NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"approval_no" text DEFAULT '' NOT NULL,
	"drug_type" smallint DEFAULT 0 NOT NULL,
	"is_supplement" boolean DEFAULT false NOT NULL,
	"is_overseas" boolean DEFAULT false NOT NULL,
	"package_type" smallint DEFAULT 0 NOT NULL,
	"pay_types" smallint[] NOT NULL,
	"from_fen" integer NOT NULL,
	"to_fen" integer NOT NULL,
	"org_fen" integer NOT NULL,
	"limit_each" integer,
	"appointment" text DEFAULT 'none' NOT NULL,
	"bookable" text[] DEFAULT '{}' NOT NULL,
	"valid_days" integer DEFAULT 0 NOT NULL,
	"consent" text DEFAULT '' NOT NULL,
	"detail_parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"service_parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"is_recommended" boolean DEFAULT false NOT NULL,
	"is_promoted" boolean DEFAULT false NOT NULL,
	"sold_count" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"star_sum" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "mall_goods_sourceKey_unique" UNIQUE("source_key"),
	CONSTRAINT "mall_goods_prices" CHECK (0 <= "mall_goods"."from_fen" and "mall_goods"."from_fen" <= "mall_goods"."to_fen"),
	CONSTRAINT "mall_goods_pay" CHECK (cardinality("mall_goods"."pay_types") > 0 and "mall_goods"."pay_types" <@ array[0, 1, 2, 3]::smallint[]),
	CONSTRAINT "mall_goods_appointment" CHECK ("mall_goods"."appointment" in ('none', 'onsite', 'clinic', 'exam', 'test')),
	CONSTRAINT "mall_goods_drug" CHECK ("mall_goods"."drug_type" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "mall_goods_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_goods_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_id" bigint NOT NULL,
	"patient_id" bigint,
	"order_id" text,
	"author_name" text NOT NULL,
	"sku_name" text NOT NULL,
	"stars" smallint NOT NULL,
	"content" text NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mall_goods_comments_once" UNIQUE("order_id","goods_id"),
	CONSTRAINT "mall_goods_comments_stars" CHECK ("mall_goods_comments"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "mall_goods_intentions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_goods_intentions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"name_sealed" text NOT NULL,
	"mobile_sealed" text NOT NULL,
	"remark_sealed" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mall_goods_intentions_once" UNIQUE("patient_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "mall_goods_purchases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_goods_purchases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_id" bigint NOT NULL,
	"buyer_name" text NOT NULL,
	"sku_name" text NOT NULL,
	"pieces" integer NOT NULL,
	"bought_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mall_goods_shares" (
	"share_id" text PRIMARY KEY NOT NULL,
	"goods_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"shared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mall_goods_shares_once" UNIQUE("patient_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "mall_goods_skus" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_goods_skus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_id" bigint NOT NULL,
	"name" text NOT NULL,
	"price_fen" integer NOT NULL,
	"org_price_fen" integer NOT NULL,
	"deposit_fen" integer DEFAULT 0 NOT NULL,
	"stock_id" bigint NOT NULL,
	"weight_grams" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "mall_goods_skus_stock" UNIQUE("stock_id"),
	CONSTRAINT "mall_goods_skus_prices" CHECK (0 <= "mall_goods_skus"."price_fen" and 0 <= "mall_goods_skus"."deposit_fen" and "mall_goods_skus"."deposit_fen" <= "mall_goods_skus"."price_fen")
);
--> statement-breakpoint
CREATE TABLE "mall_seckill_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_seckill_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"price_fen" integer NOT NULL,
	"stock_id" bigint NOT NULL,
	"limit_each" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "mall_seckill_items_once" UNIQUE("session_id","goods_id"),
	CONSTRAINT "mall_seckill_items_price" CHECK ("mall_seckill_items"."price_fen" >= 0 and "mall_seckill_items"."limit_each" > 0)
);
--> statement-breakpoint
CREATE TABLE "mall_seckill_reminders" (
	"patient_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"remind_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "mall_seckill_reminders_patient_id_item_id_pk" PRIMARY KEY("patient_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "mall_seckill_sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_seckill_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mall_seckill_sessions_start" UNIQUE("starts_at"),
	CONSTRAINT "mall_seckill_sessions_order" CHECK ("mall_seckill_sessions"."starts_at" < "mall_seckill_sessions"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "mall_stock_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_stock_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stock_id" bigint NOT NULL,
	"by_n" integer NOT NULL,
	"left_n" integer NOT NULL,
	"reason" text NOT NULL,
	"staff_id" bigint NOT NULL,
	"staff_name" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mall_stock_changes_some" CHECK ("mall_stock_changes"."by_n" <> 0 and "mall_stock_changes"."left_n" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mall_stock_holds" (
	"hold_key" text NOT NULL,
	"stock_id" bigint NOT NULL,
	"patient_id" bigint,
	"pieces" integer NOT NULL,
	"until_at" timestamp (3) with time zone,
	"held_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mall_stock_holds_hold_key_stock_id_pk" PRIMARY KEY("hold_key","stock_id"),
	CONSTRAINT "mall_stock_holds_pieces" CHECK ("mall_stock_holds"."pieces" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mall_stock_shares" (
	"patient_id" bigint NOT NULL,
	"limit_name" text NOT NULL,
	"pieces" integer NOT NULL,
	"most" integer NOT NULL,
	CONSTRAINT "mall_stock_shares_patient_id_limit_name_pk" PRIMARY KEY("patient_id","limit_name"),
	CONSTRAINT "mall_stock_shares_most" CHECK ("mall_stock_shares"."pieces" between 0 and "mall_stock_shares"."most")
);
--> statement-breakpoint
CREATE TABLE "mall_stocks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_stocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"total" integer NOT NULL,
	"left_n" integer NOT NULL,
	"limit_name" text NOT NULL,
	"limit_each" integer,
	CONSTRAINT "mall_stocks_left" CHECK ("mall_stocks"."left_n" between 0 and "mall_stocks"."total"),
	CONSTRAINT "mall_stocks_limit" CHECK ("mall_stocks"."limit_each" > 0)
);
--> statement-breakpoint
CREATE TABLE "membership_allowances" (
	"term_id" bigint NOT NULL,
	"benefit_id" bigint NOT NULL,
	"total" smallint NOT NULL,
	"left_n" smallint NOT NULL,
	CONSTRAINT "membership_allowances_term_id_benefit_id_pk" PRIMARY KEY("term_id","benefit_id"),
	CONSTRAINT "membership_allowances_left" CHECK ("membership_allowances"."left_n" between 0 and "membership_allowances"."total")
);
--> statement-breakpoint
CREATE TABLE "membership_appointments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "membership_appointments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"benefit_id" bigint NOT NULL,
	"term_id" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"filled_sealed" text NOT NULL,
	"filled_index" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "membership_appointments_state" CHECK (state in ('waiting', 'confirmed', 'done', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "membership_benefits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "membership_benefits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_key" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"rules" text NOT NULL,
	"is_bookable" boolean NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"catalogue_ids" integer[] DEFAULT '{}' NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "membership_benefits_sourceKey_unique" UNIQUE("source_key")
);
--> statement-breakpoint
CREATE TABLE "membership_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "membership_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code_index" text NOT NULL,
	"tail" text NOT NULL,
	"combo_id" bigint,
	"coupon_id" bigint,
	"promised" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"months" smallint DEFAULT 0 NOT NULL,
	"note" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"used_by" bigint,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "membership_codes_codeIndex_unique" UNIQUE("code_index"),
	CONSTRAINT "membership_codes_state" CHECK (state in ('open', 'used', 'withdrawn')),
	CONSTRAINT "membership_codes_what" CHECK (num_nonnulls("membership_codes"."combo_id", "membership_codes"."coupon_id") = 1),
	CONSTRAINT "membership_codes_used_whole" CHECK ((state = 'used') = ("membership_codes"."used_at" is not null)),
	CONSTRAINT "membership_codes_user" CHECK ("membership_codes"."used_by" is null or state = 'used')
);
--> statement-breakpoint
CREATE TABLE "membership_combo_benefits" (
	"combo_id" bigint NOT NULL,
	"benefit_id" bigint NOT NULL,
	"times" smallint NOT NULL,
	CONSTRAINT "membership_combo_benefits_combo_id_benefit_id_pk" PRIMARY KEY("combo_id","benefit_id"),
	CONSTRAINT "membership_combo_benefits_times" CHECK ("membership_combo_benefits"."times" >= 0)
);
--> statement-breakpoint
CREATE TABLE "membership_combos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "membership_combos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_key" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"price_fen" integer NOT NULL,
	"former_fen" integer,
	"months" smallint NOT NULL,
	"scenes" text[] DEFAULT '{}' NOT NULL,
	"doctor_ids" bigint[] DEFAULT '{}' NOT NULL,
	"is_on" boolean NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL,
	"position" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "membership_combos_sourceKey_unique" UNIQUE("source_key"),
	CONSTRAINT "membership_combos_price" CHECK ("membership_combos"."price_fen" > 0 and coalesce("membership_combos"."former_fen", "membership_combos"."price_fen") >= "membership_combos"."price_fen"),
	CONSTRAINT "membership_combos_months" CHECK ("membership_combos"."months" between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "membership_emitted_levels" (
	"patient_id" bigint PRIMARY KEY NOT NULL,
	"level" smallint NOT NULL,
	"until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "membership_levels" (
	"level" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"growth" integer NOT NULL,
	"privileges" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "membership_levels_growth_unique" UNIQUE("growth"),
	CONSTRAINT "membership_levels_growth" CHECK ("membership_levels"."growth" >= 0 and "membership_levels"."level" >= 0)
);
--> statement-breakpoint
CREATE TABLE "membership_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" bigint NOT NULL,
	"combo_id" bigint NOT NULL,
	"title" text NOT NULL,
	"months" smallint NOT NULL,
	"promised" jsonb NOT NULL,
	"state" text DEFAULT 'unpaid' NOT NULL,
	"price_fen" integer NOT NULL,
	"paid_fen" integer DEFAULT 0 NOT NULL,
	"back_fen" integer DEFAULT 0 NOT NULL,
	"out_trade_no" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"hold_until" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"supplement_sealed" text,
	"supplement_index" text,
	CONSTRAINT "membership_orders_outTradeNo_unique" UNIQUE("out_trade_no"),
	CONSTRAINT "membership_orders_state" CHECK (state in ('unpaid', 'paid', 'cancelled', 'expired', 'refunded')),
	CONSTRAINT "membership_orders_paid" CHECK ("membership_orders"."paid_fen" in (0, "membership_orders"."price_fen")),
	CONSTRAINT "membership_orders_back" CHECK ("membership_orders"."back_fen" in (0, "membership_orders"."paid_fen")),
	CONSTRAINT "membership_orders_whole" CHECK ((state in ('paid', 'refunded')) <= ("membership_orders"."paid_at" is not null and "membership_orders"."paid_fen" > 0))
);
--> statement-breakpoint
CREATE TABLE "membership_terms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "membership_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"combo_id" bigint NOT NULL,
	"title" text NOT NULL,
	"months" smallint NOT NULL,
	"order_id" text,
	"code_id" bigint,
	"doctor_id" bigint,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"taken_back_at" timestamp (3) with time zone,
	CONSTRAINT "membership_terms_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "membership_terms_codeId_unique" UNIQUE("code_id"),
	CONSTRAINT "membership_terms_span" CHECK ("membership_terms"."ends_at" > "membership_terms"."starts_at"),
	CONSTRAINT "membership_terms_source" CHECK (num_nonnulls("membership_terms"."order_id", "membership_terms"."code_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "notices_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices_sms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_sms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mobile_index" text NOT NULL,
	"sealed" text NOT NULL,
	"state" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"useless_at" timestamp (3) with time zone NOT NULL,
	"queued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notices_sms_state" CHECK ("notices_sms"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "orders_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"name_sealed" text NOT NULL,
	"mobile_sealed" text NOT NULL,
	"province_id" bigint NOT NULL,
	"city_id" bigint NOT NULL,
	"area_id" bigint,
	"street_id" bigint,
	"place_names" text[] NOT NULL,
	"community_sealed" text NOT NULL,
	"detail_sealed" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders_appointment_exceptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_appointment_exceptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plan_id" bigint NOT NULL,
	"date" date NOT NULL,
	"places" smallint NOT NULL,
	CONSTRAINT "orders_appointment_exceptions_once" UNIQUE("plan_id","date"),
	CONSTRAINT "orders_appointment_exceptions_places" CHECK ("orders_appointment_exceptions"."places" between 0 and 200)
);
--> statement-breakpoint
CREATE TABLE "orders_appointment_plans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_appointment_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"goods_id" bigint,
	"bookable" text[] NOT NULL,
	"hours" smallint[] NOT NULL,
	"places" smallint NOT NULL,
	"cut_days_before" smallint NOT NULL,
	"cut_minutes" smallint NOT NULL,
	CONSTRAINT "orders_appointment_plans_once" UNIQUE NULLS NOT DISTINCT("hospital_id","goods_id"),
	CONSTRAINT "orders_appointment_plans_week" CHECK (cardinality("orders_appointment_plans"."bookable") = 7),
	CONSTRAINT "orders_appointment_plans_hours" CHECK (cardinality("orders_appointment_plans"."hours") = 6),
	CONSTRAINT "orders_appointment_plans_places" CHECK ("orders_appointment_plans"."places" between 0 and 200),
	CONSTRAINT "orders_appointment_plans_cut" CHECK ("orders_appointment_plans"."cut_days_before" between 0 and 30 and "orders_appointment_plans"."cut_minutes" between 0 and 1440)
);
--> statement-breakpoint
CREATE TABLE "orders_appointments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_appointments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"position" smallint NOT NULL,
	"piece" smallint NOT NULL,
	"goods_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"hospital_id" bigint NOT NULL,
	"date" date NOT NULL,
	"begin_minutes" smallint NOT NULL,
	"seat" smallint NOT NULL,
	"state" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "orders_appointments_state" CHECK (state in ('booked', 'arrived', 'missed', 'cancelled')),
	CONSTRAINT "orders_appointments_seats" CHECK ("orders_appointments"."seat" between 1 and 200 and "orders_appointments"."piece" > 0),
	CONSTRAINT "orders_appointments_begin" CHECK ("orders_appointments"."begin_minutes" between 0 and 1410 and "orders_appointments"."begin_minutes" % 30 = 0)
);
--> statement-breakpoint
CREATE TABLE "orders_consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"goods_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"text" text NOT NULL,
	"sign_sealed" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_consents_once" UNIQUE("order_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "orders_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"appointment_id" bigint NOT NULL,
	"content_sealed" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_reports_appointmentId_unique" UNIQUE("appointment_id")
);
--> statement-breakpoint
CREATE TABLE "orders_bundles" (
	"bundle_id" text NOT NULL,
	"order_id" text NOT NULL,
	"due_fen" integer NOT NULL,
	CONSTRAINT "orders_bundles_bundle_id_order_id_pk" PRIMARY KEY("bundle_id","order_id"),
	CONSTRAINT "orders_bundles_due" CHECK ("orders_bundles"."due_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders_cart" (
	"patient_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"pieces" smallint NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_cart_patient_id_sku_id_pk" PRIMARY KEY("patient_id","sku_id"),
	CONSTRAINT "orders_cart_pieces" CHECK ("orders_cart"."pieces" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders_items" (
	"order_id" text NOT NULL,
	"position" smallint NOT NULL,
	"goods_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"stock_id" bigint NOT NULL,
	"name" text NOT NULL,
	"sku_name" text NOT NULL,
	"image" text NOT NULL,
	"kind" text NOT NULL,
	"price_fen" integer NOT NULL,
	"org_price_fen" integer NOT NULL,
	"deposit_fen" integer NOT NULL,
	"pieces" smallint NOT NULL,
	"off_fen" integer NOT NULL,
	"coupon_code_id" bigint,
	"due_fen" integer NOT NULL,
	"is_sent" boolean NOT NULL,
	"is_overseas" boolean NOT NULL,
	"package_type" smallint NOT NULL,
	"drug_type" smallint NOT NULL,
	"valid_days" integer NOT NULL,
	"appointment" text DEFAULT 'none' NOT NULL,
	"on_site_at" timestamp (3) with time zone,
	"back_fen" integer DEFAULT 0 NOT NULL,
	"back_pieces" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "orders_items_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "orders_items_pieces" CHECK ("orders_items"."pieces" > 0 and "orders_items"."back_pieces" between 0 and "orders_items"."pieces"),
	CONSTRAINT "orders_items_due" CHECK ("orders_items"."due_fen" >= 0 and "orders_items"."back_fen" between 0 and "orders_items"."due_fen")
);
--> statement-breakpoint
CREATE TABLE "orders_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" bigint NOT NULL,
	"hospital_id" bigint,
	"seller_name" text NOT NULL,
	"pay_type" smallint NOT NULL,
	"is_sent" boolean NOT NULL,
	"path" text[] NOT NULL,
	"path_at" timestamp (3) with time zone[] NOT NULL,
	"state" text GENERATED ALWAYS AS (path[cardinality(path)]) STORED NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"hold_until" timestamp (3) with time zone,
	"out_trade_no" text,
	"goods_fen" integer NOT NULL,
	"off_fen" integer NOT NULL,
	"freight_fen" integer NOT NULL,
	"due_fen" integer NOT NULL,
	"later_fen" integer NOT NULL,
	"paid_fen" integer DEFAULT 0 NOT NULL,
	"back_fen" integer DEFAULT 0 NOT NULL,
	"refunds_asked" smallint DEFAULT 0 NOT NULL,
	"refunds_open" smallint DEFAULT 0 NOT NULL,
	"receiver_sealed" text,
	"area_code" bigint,
	"check_code" text NOT NULL,
	"remark" text NOT NULL,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"parcel_no" text DEFAULT '' NOT NULL,
	"shipped_at" timestamp (3) with time zone,
	"came_by" jsonb NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "orders_orders_checkCode_unique" UNIQUE("check_code"),
	CONSTRAINT "orders_orders_state" CHECK (state in ('unpaid', 'paid', 'shipped', 'received', 'used', 'refunded', 'cancelled', 'expired')),
	CONSTRAINT "orders_orders_path" CHECK (cardinality("orders_orders"."path") between 1 and 20 and cardinality("orders_orders"."path") = cardinality("orders_orders"."path_at")),
	CONSTRAINT "orders_orders_unpaid_whole" CHECK (state <> 'unpaid' or ("orders_orders"."hold_until" is not null and "orders_orders"."out_trade_no" is not null and "orders_orders"."due_fen" > 0)),
	CONSTRAINT "orders_orders_paid" CHECK ("orders_orders"."paid_fen" in (0, "orders_orders"."due_fen")),
	CONSTRAINT "orders_orders_back" CHECK ("orders_orders"."back_fen" between 0 and "orders_orders"."paid_fen"),
	CONSTRAINT "orders_orders_refunds" CHECK ("orders_orders"."refunds_open" between 0 and "orders_orders"."refunds_asked"),
	CONSTRAINT "orders_orders_sums" CHECK (0 <= "orders_orders"."off_fen" and "orders_orders"."off_fen" <= "orders_orders"."goods_fen" and "orders_orders"."freight_fen" >= 0),
	CONSTRAINT "orders_orders_parcel" CHECK (("orders_orders"."shipped_at" is null) = ("orders_orders"."parcel_no" = '')),
	CONSTRAINT "orders_orders_pay_type" CHECK ("orders_orders"."pay_type" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "orders_gifts" (
	"order_id" text PRIMARY KEY NOT NULL,
	"patient_id" bigint NOT NULL,
	"giver" text NOT NULL,
	"receiver" text NOT NULL,
	"words" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders_invoice_titles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_invoice_titles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"buyer_sealed" text NOT NULL,
	"is_default" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"patient_id" bigint NOT NULL,
	"red_of" text,
	"hospital_id" bigint,
	"seller_name" text NOT NULL,
	"kind" text NOT NULL,
	"buyer_sealed" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"state" text NOT NULL,
	"round" smallint DEFAULT 1 NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"says" text DEFAULT '' NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"issued_at" timestamp (3) with time zone,
	"paper" text DEFAULT '' NOT NULL,
	CONSTRAINT "orders_invoices_state" CHECK (state in ('requested', 'issuing', 'refused', 'issued', 'reversed', 'dropped')),
	CONSTRAINT "orders_invoices_amount" CHECK ("orders_invoices"."amount_fen" > 0),
	CONSTRAINT "orders_invoices_issued" CHECK ((state in ('issued', 'reversed')) = ("orders_invoices"."number" <> '' and "orders_invoices"."issued_at" is not null and "orders_invoices"."paper" <> ''))
);
--> statement-breakpoint
CREATE TABLE "orders_refund_items" (
	"refund_id" text NOT NULL,
	"position" smallint NOT NULL,
	"pieces" smallint NOT NULL,
	"amount_fen" integer NOT NULL,
	CONSTRAINT "orders_refund_items_refund_id_position_pk" PRIMARY KEY("refund_id","position"),
	CONSTRAINT "orders_refund_items_parts" CHECK ("orders_refund_items"."pieces" > 0 and "orders_refund_items"."amount_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders_refund_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_refund_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_id" text NOT NULL,
	"state" text NOT NULL,
	"by_whom" text NOT NULL,
	"words" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_refund_logs_by" CHECK ("orders_refund_logs"."by_whom" in ('patient', 'seller', 'platform', 'time', 'provider'))
);
--> statement-breakpoint
CREATE TABLE "orders_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"patient_id" bigint NOT NULL,
	"hospital_id" bigint,
	"seller_name" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"goods_fen" integer NOT NULL,
	"freight_fen" integer NOT NULL,
	"reason" text NOT NULL,
	"remark" text NOT NULL,
	"images" text[] NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"send_to" text DEFAULT '' NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"parcel_no" text DEFAULT '' NOT NULL,
	"refund_no" text,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"deadline_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "orders_refunds_refundNo_unique" UNIQUE("refund_no"),
	CONSTRAINT "orders_refunds_state" CHECK (state in ('applied', 'returning', 'returned', 'declined', 'escalated', 'refunding', 'refunded', 'cancelled', 'closed')),
	CONSTRAINT "orders_refunds_kind" CHECK ("orders_refunds"."kind" in ('money', 'return')),
	CONSTRAINT "orders_refunds_amount" CHECK ("orders_refunds"."goods_fen" > 0 and "orders_refunds"."freight_fen" >= 0),
	CONSTRAINT "orders_refunds_waits" CHECK (("orders_refunds"."deadline_at" is not null) = (state in ('applied', 'returning', 'returned', 'declined', 'escalated'))),
	CONSTRAINT "orders_refunds_ordered" CHECK (("orders_refunds"."refund_no" is not null) = (state in ('refunding', 'refunded'))),
	CONSTRAINT "orders_refunds_ended" CHECK (("orders_refunds"."ended_at" is not null) = (state in ('refunded', 'cancelled', 'closed')))
);
--> statement-breakpoint
CREATE TABLE "orders_reviews" (
	"order_id" text PRIMARY KEY NOT NULL,
	"patient_id" bigint NOT NULL,
	"author_name" text NOT NULL,
	"stars" smallint NOT NULL,
	"content" text NOT NULL,
	"images" text[] NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"says" text DEFAULT '' NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_reviews_stars" CHECK ("orders_reviews"."stars" between 1 and 5),
	CONSTRAINT "orders_reviews_state" CHECK ("orders_reviews"."state" in ('waiting', 'shown', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "orders_survey_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_survey_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_key" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"options" text[] NOT NULL,
	"position" smallint NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	CONSTRAINT "orders_survey_questions_sourceKey_unique" UNIQUE("source_key")
);
--> statement-breakpoint
CREATE TABLE "orders_surveys" (
	"order_id" text PRIMARY KEY NOT NULL,
	"patient_id" bigint NOT NULL,
	"answers" jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_attempts" (
	"payment_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"way" text NOT NULL,
	"prepared_at" timestamp (3) with time zone NOT NULL,
	"next_ask_at" timestamp (3) with time zone,
	CONSTRAINT "pay_attempts_payment_id_provider_way_pk" PRIMARY KEY("payment_id","provider","way")
);
--> statement-breakpoint
CREATE TABLE "pay_differences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_id" bigint NOT NULL,
	"fault" text NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"out_trade_no" text NOT NULL,
	"payee" text NOT NULL,
	"ours_fen" integer,
	"theirs_fen" integer,
	"found_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "pay_differences_once" UNIQUE("statement_id","fault","kind","number"),
	CONSTRAINT "pay_differences_fault" CHECK ("pay_differences"."fault" in ('ours-only', 'theirs-only', 'amount', 'state', 'number-reused'))
);
--> statement-breakpoint
CREATE TABLE "pay_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"happening" text NOT NULL,
	"payment_id" bigint,
	"refund_id" bigint,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pay_ledger_happening_unique" UNIQUE("happening"),
	CONSTRAINT "pay_ledger_amount" CHECK ("pay_ledger"."amount_fen" > 0),
	CONSTRAINT "pay_ledger_accounts" CHECK ("pay_ledger"."debit" <> "pay_ledger"."credit"),
	CONSTRAINT "pay_ledger_known" CHECK ("pay_ledger"."debit" ~ '^(held:[a-z-]{1,30}|hospital:[0-9]{1,18}|platform|patient|hand|coupon|points|balance|card)$' and "pay_ledger"."credit" ~ '^(held:[a-z-]{1,30}|hospital:[0-9]{1,18}|platform|patient|hand|coupon|points|balance|card)$')
);
--> statement-breakpoint
CREATE TABLE "pay_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"out_trade_no" text NOT NULL,
	"patient_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" text NOT NULL,
	"title" text NOT NULL,
	"link" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"payee" text NOT NULL,
	"state" text NOT NULL,
	"deadline" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"provider" text,
	"transaction_id" text,
	"paid_at" timestamp (3) with time zone,
	"ordered_back_fen" integer DEFAULT 0 NOT NULL,
	"refunded_fen" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pay_payments_outTradeNo_unique" UNIQUE("out_trade_no"),
	CONSTRAINT "pay_payments_payee" CHECK ("pay_payments"."payee" ~ '^(hospital:[0-9]{1,18}|platform|balance)$'),
	CONSTRAINT "pay_payments_amount" CHECK ("pay_payments"."amount_fen" > 0),
	CONSTRAINT "pay_payments_state" CHECK ("pay_payments"."state" in ('pending', 'paid', 'closed', 'refunding', 'refunded')),
	CONSTRAINT "pay_payments_paid" CHECK (("pay_payments"."paid_at" is null) = ("pay_payments"."state" in ('pending', 'closed'))),
	CONSTRAINT "pay_payments_named" CHECK (("pay_payments"."paid_at" is null) = ("pay_payments"."transaction_id" is null)),
	CONSTRAINT "pay_payments_back" CHECK ("pay_payments"."refunded_fen" >= 0 and "pay_payments"."refunded_fen" <= "pay_payments"."ordered_back_fen" and "pay_payments"."ordered_back_fen" <= "pay_payments"."amount_fen"),
	CONSTRAINT "pay_payments_back_of_paid" CHECK ("pay_payments"."ordered_back_fen" = 0 or "pay_payments"."paid_at" is not null),
	CONSTRAINT "pay_payments_back_state" CHECK (case "pay_payments"."state" when 'refunded' then "pay_payments"."refunded_fen" = "pay_payments"."amount_fen" when 'refunding' then "pay_payments"."refunded_fen" < "pay_payments"."ordered_back_fen" else "pay_payments"."refunded_fen" = "pay_payments"."ordered_back_fen" end)
);
--> statement-breakpoint
CREATE TABLE "pay_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_no" text NOT NULL,
	"payment_id" bigint NOT NULL,
	"amount_fen" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'ordered' NOT NULL,
	"says" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "pay_refunds_refundNo_unique" UNIQUE("refund_no"),
	CONSTRAINT "pay_refunds_amount" CHECK ("pay_refunds"."amount_fen" > 0),
	CONSTRAINT "pay_refunds_state" CHECK ("pay_refunds"."state" in ('ordered', 'accepted', 'refused', 'done', 'by-hand')),
	CONSTRAINT "pay_refunds_done" CHECK (("pay_refunds"."done_at" is null) = ("pay_refunds"."state" not in ('done', 'by-hand')))
);
--> statement-breakpoint
CREATE TABLE "pay_statement_lines" (
	"statement_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"out_trade_no" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pay_statement_lines_provider_kind_number_pk" PRIMARY KEY("provider","kind","number"),
	CONSTRAINT "pay_statement_lines_kind" CHECK ("pay_statement_lines"."kind" in ('payment', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "pay_statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"compared_at" timestamp (3) with time zone,
	"tries" integer NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"came_fen" bigint NOT NULL,
	"went_fen" bigint NOT NULL,
	"lines" integer NOT NULL,
	CONSTRAINT "pay_statements_day" UNIQUE("provider","day")
);
--> statement-breakpoint
CREATE TABLE "points_mall_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_mall_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "points_mall_categories_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "points_mall_goods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_mall_goods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"picture" text DEFAULT 'box' NOT NULL,
	"points" integer NOT NULL,
	"market_fen" integer,
	"stock_id" bigint NOT NULL,
	"min_level" smallint DEFAULT 0 NOT NULL,
	"labels" smallint[] DEFAULT '{}' NOT NULL,
	"banner_words" text DEFAULT '' NOT NULL,
	"coupon_id" bigint,
	"is_on" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "points_mall_goods_stockId_unique" UNIQUE("stock_id"),
	CONSTRAINT "points_mall_goods_points" CHECK ("points_mall_goods"."points" > 0 and "points_mall_goods"."market_fen" > 0),
	CONSTRAINT "points_mall_goods_kind" CHECK ("points_mall_goods"."kind" in ('parcel', 'coupon')),
	CONSTRAINT "points_mall_goods_coupon" CHECK (("points_mall_goods"."kind" = 'coupon') = ("points_mall_goods"."coupon_id" is not null)),
	CONSTRAINT "points_mall_goods_labels" CHECK ("points_mall_goods"."labels" <@ array[1, 2, 3]::smallint[])
);
--> statement-breakpoint
CREATE TABLE "points_mall_levels" (
	"patient_id" bigint PRIMARY KEY NOT NULL,
	"level" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points_mall_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"pieces" smallint NOT NULL,
	"points" integer NOT NULL,
	"path" text[] NOT NULL,
	"path_at" timestamp (3) with time zone[] NOT NULL,
	"state" text GENERATED ALWAYS AS (path[cardinality(path)]) STORED NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"receiver_sealed" text,
	"carrier" text DEFAULT '' NOT NULL,
	"parcel_no" text DEFAULT '' NOT NULL,
	"shipped_at" timestamp (3) with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "points_mall_orders_state" CHECK (state in ('waiting', 'shipped', 'done', 'cancelled')),
	CONSTRAINT "points_mall_orders_path" CHECK (cardinality("points_mall_orders"."path") between 1 and 9 and cardinality("points_mall_orders"."path") = cardinality("points_mall_orders"."path_at")),
	CONSTRAINT "points_mall_orders_worth" CHECK ("points_mall_orders"."pieces" > 0 and "points_mall_orders"."points" > 0),
	CONSTRAINT "points_mall_orders_receiver" CHECK (("points_mall_orders"."kind" = 'parcel') = ("points_mall_orders"."receiver_sealed" is not null)),
	CONSTRAINT "points_mall_orders_parcel" CHECK (("points_mall_orders"."shipped_at" is null) = ("points_mall_orders"."parcel_no" = ''))
);
--> statement-breakpoint
CREATE TABLE "points_begun" (
	"patient_id" bigint PRIMARY KEY NOT NULL,
	"business_mark" text NOT NULL,
	"task_id" text NOT NULL,
	"action" text NOT NULL,
	"object_id" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"business_mark" text NOT NULL,
	"task_id" text NOT NULL,
	"action" text NOT NULL,
	"object_id" text NOT NULL,
	"day" date NOT NULL,
	"amount" integer NOT NULL,
	"growth" integer NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "points_ledger_once" UNIQUE("patient_id","day","business_mark","task_id","action","object_id")
);
--> statement-breakpoint
CREATE TABLE "points_rules" (
	"cid" integer NOT NULL,
	"rule_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "points_rules_cid_rule_id_pk" PRIMARY KEY("cid","rule_id")
);
--> statement-breakpoint
CREATE TABLE "points_settings" (
	"field" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points_tasks" (
	"business_mark" text NOT NULL,
	"task_id" text NOT NULL,
	"action" text NOT NULL,
	"title" text NOT NULL,
	"amount" integer NOT NULL,
	"growth" integer NOT NULL,
	"per_day" smallint NOT NULL,
	"seconds" smallint DEFAULT 0 NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	CONSTRAINT "points_tasks_business_mark_task_id_action_pk" PRIMARY KEY("business_mark","task_id","action"),
	CONSTRAINT "points_tasks_worth" CHECK ("points_tasks"."amount" >= 0 and "points_tasks"."growth" >= 0 and "points_tasks"."per_day" > 0 and "points_tasks"."seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "prescriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"source" text NOT NULL,
	"path" text[] NOT NULL,
	"path_at" timestamp (3) with time zone[] NOT NULL,
	"state" text GENERATED ALWAYS AS (path[cardinality(path)]) STORED NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"hospital_id" bigint,
	"goods_id" bigint,
	"sku_id" bigint,
	"pieces" smallint NOT NULL,
	"content_sealed" text NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"consent_at" timestamp (3) with time zone,
	"with_guardian" boolean NOT NULL,
	"doctor_id" bigint,
	"consultation_id" text,
	"signed_at" timestamp (3) with time zone,
	"signature" text,
	"reviewer_id" bigint,
	"reviewer_name" text DEFAULT '' NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"order_id" text,
	"kept_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "prescriptions_state" CHECK (state in ('waiting', 'approved', 'held', 'used', 'refused', 'expired', 'withdrawn')),
	CONSTRAINT "prescriptions_path" CHECK (cardinality("prescriptions"."path") > 0 and cardinality("prescriptions"."path") = cardinality("prescriptions"."path_at")),
	CONSTRAINT "prescriptions_source" CHECK (source in ('upload', 'doctor')),
	CONSTRAINT "prescriptions_pieces" CHECK (pieces between 1 and 20),
	CONSTRAINT "prescriptions_goods" CHECK (num_nulls("prescriptions"."goods_id", "prescriptions"."sku_id") in (0, 2)),
	CONSTRAINT "prescriptions_upload" CHECK ("prescriptions"."source" <> 'upload' or ("prescriptions"."goods_id" is not null and "prescriptions"."consent_at" is not null)),
	CONSTRAINT "prescriptions_images" CHECK (cardinality(images) <= 3),
	CONSTRAINT "prescriptions_signed" CHECK (num_nulls("prescriptions"."doctor_id", "prescriptions"."signed_at", "prescriptions"."signature") = case when "prescriptions"."source" = 'doctor' then 0 else 3 end),
	CONSTRAINT "prescriptions_reviewed" CHECK (state not in ('approved', 'held', 'used', 'expired', 'refused') or num_nulls("prescriptions"."reviewer_id", "prescriptions"."reviewed_at") = 0),
	CONSTRAINT "prescriptions_refused" CHECK (state <> 'refused' or "prescriptions"."reason" <> ''),
	CONSTRAINT "prescriptions_valid" CHECK (state not in ('approved', 'held', 'used') or "prescriptions"."expires_at" is not null),
	CONSTRAINT "prescriptions_ordered" CHECK (("prescriptions"."order_id" is not null) = (state in ('held', 'used')))
);
--> statement-breakpoint
CREATE TABLE "search_adverts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_adverts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"city_id" integer,
	"channel" integer,
	"title" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"is_paid" boolean NOT NULL,
	"position" smallint NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "search_adverts_place_known" CHECK ("search_adverts"."place" in ('box', 'top', 'bottom')),
	CONSTRAINT "search_adverts_span" CHECK ("search_adverts"."ends_at" is null or "search_adverts"."begins_at" < "search_adverts"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"target_id" bigint NOT NULL,
	"title" text NOT NULL,
	"folded" text NOT NULL,
	"name_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"city_id" integer NOT NULL,
	"level" smallint,
	"price_fen" integer,
	"spot" "point",
	"weight" integer NOT NULL,
	CONSTRAINT "search_entries_kind_target_id_pk" PRIMARY KEY("kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"word" text PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"word" text NOT NULL,
	"day" date NOT NULL,
	"search_count" integer NOT NULL,
	CONSTRAINT "search_terms_day_word_pk" PRIMARY KEY("day","word"),
	CONSTRAINT "search_terms_counted" CHECK ("search_terms"."search_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "workbench_phrases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workbench_phrases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"doctor_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boot_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside_calls" (
	"call_no" text PRIMARY KEY NOT NULL,
	"from_masked" text NOT NULL,
	"to_masked" text NOT NULL,
	"dialled_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "outside_faces" (
	"token" text PRIMARY KEY NOT NULL,
	"truename" text NOT NULL,
	"back" text NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outside_faces_outcome" CHECK ("outside_faces"."outcome" in ('waiting', 'passed', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "outside_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outside_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"body" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside_refunds" (
	"refund_no" text PRIMARY KEY NOT NULL,
	"out_trade_no" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"refused" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside_trades" (
	"out_trade_no" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"refunded_fen" integer DEFAULT 0 NOT NULL,
	"refusals" integer NOT NULL,
	"refunds" text NOT NULL,
	CONSTRAINT "outside_trades_transactionId_unique" UNIQUE("transaction_id"),
	CONSTRAINT "outside_trades_refunds" CHECK ("outside_trades"."refunded_fen" between 0 and "outside_trades"."amount_fen")
);
--> statement-breakpoint
CREATE TABLE "seal_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"canary_sealed" text NOT NULL,
	"used_from" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wire_answers" (
	"asker" bigint NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"answer" json,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wire_answers_asker_call_key_pk" PRIMARY KEY("asker","call","key")
);
--> statement-breakpoint
ALTER TABLE "access_audit" ADD CONSTRAINT "access_audit_prev_hash_access_audit_hash_fk" FOREIGN KEY ("prev_hash") REFERENCES "public"."access_audit"("hash") ON DELETE restrict ON UPDATE restrict;--> statement-breakpoint
ALTER TABLE "access_audit_ends" ADD CONSTRAINT "access_audit_ends_last" FOREIGN KEY ("last_hash") REFERENCES "public"."access_audit"("hash") ON DELETE restrict ON UPDATE restrict;--> statement-breakpoint
ALTER TABLE "access_doctor_known_addresses" ADD CONSTRAINT "access_doctor_known_addresses_doctor_id_access_doctors_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."access_doctors"("doctor_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_doctor_sessions" ADD CONSTRAINT "access_doctor_sessions_doctor_id_access_doctors_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."access_doctors"("doctor_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_doctors" ADD CONSTRAINT "access_doctors_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_identities" ADD CONSTRAINT "access_identities_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_moment_keys" ADD CONSTRAINT "access_moment_keys_session_hash_access_patient_sessions_key_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."access_patient_sessions"("key_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_next_sessions" ADD CONSTRAINT "access_next_sessions_replaces_hash_access_patient_sessions_key_hash_fk" FOREIGN KEY ("replaces_hash") REFERENCES "public"."access_patient_sessions"("key_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_patient_sessions" ADD CONSTRAINT "access_patient_sessions_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_spent_keys" ADD CONSTRAINT "access_spent_keys_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_staff" ADD CONSTRAINT "access_staff_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_staff_known_addresses" ADD CONSTRAINT "access_staff_known_addresses_staff_id_access_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."access_staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_staff_resets" ADD CONSTRAINT "access_staff_resets_staff_id_access_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."access_staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_staff_resets" ADD CONSTRAINT "access_staff_resets_asked_by_access_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."access_staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_staff_sessions" ADD CONSTRAINT "access_staff_sessions_staff_id_access_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."access_staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_bank_cards" ADD CONSTRAINT "account_bank_cards_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_bank_cards" ADD CONSTRAINT "account_bank_cards_member_id_account_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."account_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_face_checks" ADD CONSTRAINT "account_face_checks_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_face_checks" ADD CONSTRAINT "account_face_checks_member_id_account_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."account_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_recharges" ADD CONSTRAINT "account_recharges_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_recharges" ADD CONSTRAINT "account_recharges_card_id_account_bank_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."account_bank_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_health_cards" ADD CONSTRAINT "account_health_cards_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_health_cards" ADD CONSTRAINT "account_health_cards_member_id_account_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."account_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_health_cards" ADD CONSTRAINT "account_health_cards_area_code_account_health_areas_area_code_fk" FOREIGN KEY ("area_code") REFERENCES "public"."account_health_areas"("area_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_marks" ADD CONSTRAINT "account_marks_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_members" ADD CONSTRAINT "account_members_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_agreements" ADD CONSTRAINT "account_agreements_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_consents" ADD CONSTRAINT "account_consents_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_bargain_items" ADD CONSTRAINT "activities_bargain_items_act_id_activities_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."activities_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_bargain_items" ADD CONSTRAINT "activities_bargain_items_goods_id_mall_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."mall_goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_bargain_items" ADD CONSTRAINT "activities_bargain_items_sku_id_mall_goods_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."mall_goods_skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_bargain_items" ADD CONSTRAINT "activities_bargain_items_stock_id_mall_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."mall_stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_bargains" ADD CONSTRAINT "activities_bargains_item_id_activities_bargain_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."activities_bargain_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_bargains" ADD CONSTRAINT "activities_bargains_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_cuts" ADD CONSTRAINT "activities_cuts_bargain_id_activities_bargains_id_fk" FOREIGN KEY ("bargain_id") REFERENCES "public"."activities_bargains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_cuts" ADD CONSTRAINT "activities_cuts_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_gift_cards" ADD CONSTRAINT "activities_gift_cards_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_gift_spends" ADD CONSTRAINT "activities_gift_spends_card_id_activities_gift_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."activities_gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_gift_spends" ADD CONSTRAINT "activities_gift_spends_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_draws" ADD CONSTRAINT "activities_draws_act_id_activities_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."activities_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_draws" ADD CONSTRAINT "activities_draws_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_draws" ADD CONSTRAINT "activities_draws_prize_id_activities_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."activities_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_helps" ADD CONSTRAINT "activities_helps_act_id_activities_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."activities_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_helps" ADD CONSTRAINT "activities_helps_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_helps" ADD CONSTRAINT "activities_helps_helper_id_access_patients_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_lotteries" ADD CONSTRAINT "activities_lotteries_act_id_activities_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."activities_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_parcels" ADD CONSTRAINT "activities_parcels_draw_id_activities_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."activities_draws"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_parcels" ADD CONSTRAINT "activities_parcels_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_prizes" ADD CONSTRAINT "activities_prizes_act_id_activities_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."activities_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_clicks" ADD CONSTRAINT "analytics_clicks_advert_id_analytics_adverts_id_fk" FOREIGN KEY ("advert_id") REFERENCES "public"."analytics_adverts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_counts" ADD CONSTRAINT "analytics_counts_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_crowds" ADD CONSTRAINT "analytics_crowds_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_activities" ADD CONSTRAINT "audio_class_activities_class_id_audio_class_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."audio_class_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_activities" ADD CONSTRAINT "audio_class_activities_coupon_id_mall_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."mall_coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_classes" ADD CONSTRAINT "audio_class_classes_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_classes" ADD CONSTRAINT "audio_class_classes_coupon_id_mall_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."mall_coupons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_comments" ADD CONSTRAINT "audio_class_comments_class_id_audio_class_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."audio_class_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_comments" ADD CONSTRAINT "audio_class_comments_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_days" ADD CONSTRAINT "audio_class_days_section_id_audio_class_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."audio_class_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_draws" ADD CONSTRAINT "audio_class_draws_activity_id_audio_class_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."audio_class_activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_draws" ADD CONSTRAINT "audio_class_draws_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_grants" ADD CONSTRAINT "audio_class_grants_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_grants" ADD CONSTRAINT "audio_class_grants_class_id_audio_class_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."audio_class_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_helps" ADD CONSTRAINT "audio_class_helps_share_id_audio_class_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."audio_class_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_helps" ADD CONSTRAINT "audio_class_helps_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_offers" ADD CONSTRAINT "audio_class_offers_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_offers" ADD CONSTRAINT "audio_class_offers_class_id_audio_class_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."audio_class_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_orders" ADD CONSTRAINT "audio_class_orders_class_id_audio_class_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."audio_class_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_records" ADD CONSTRAINT "audio_class_records_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_records" ADD CONSTRAINT "audio_class_records_section_id_audio_class_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."audio_class_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_replies" ADD CONSTRAINT "audio_class_replies_comment_id_audio_class_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."audio_class_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_replies" ADD CONSTRAINT "audio_class_replies_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_sections" ADD CONSTRAINT "audio_class_sections_class_id_audio_class_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."audio_class_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_shares" ADD CONSTRAINT "audio_class_shares_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_class_shares" ADD CONSTRAINT "audio_class_shares_class_id_audio_class_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."audio_class_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_call_guests" ADD CONSTRAINT "consult_call_guests_call_id_consult_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."consult_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_call_participants" ADD CONSTRAINT "consult_call_participants_call_id_consult_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."consult_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_call_phones" ADD CONSTRAINT "consult_call_phones_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_call_steps" ADD CONSTRAINT "consult_call_steps_call_id_consult_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."consult_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_calls" ADD CONSTRAINT "consult_calls_consultation_id_consult_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consult_consultations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_calls" ADD CONSTRAINT "consult_calls_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_consultations" ADD CONSTRAINT "consult_consultations_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_consultations" ADD CONSTRAINT "consult_consultations_catalogue_id_guahao_catalogue_id_fk" FOREIGN KEY ("catalogue_id") REFERENCES "public"."guahao_catalogue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_bindings" ADD CONSTRAINT "consult_bindings_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_bindings" ADD CONSTRAINT "consult_bindings_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_department_services" ADD CONSTRAINT "consult_department_services_catalogue_id_guahao_catalogue_id_fk" FOREIGN KEY ("catalogue_id") REFERENCES "public"."guahao_catalogue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_doctors" ADD CONSTRAINT "consult_doctors_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_levels" ADD CONSTRAINT "consult_levels_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_services" ADD CONSTRAINT "consult_services_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_messages" ADD CONSTRAINT "consult_messages_talk_id_consult_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."consult_talks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_talks" ADD CONSTRAINT "consult_talks_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_article_likes" ADD CONSTRAINT "content_article_likes_article_id_content_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."content_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_article_likes" ADD CONSTRAINT "content_article_likes_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_articles" ADD CONSTRAINT "content_articles_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_video_likes" ADD CONSTRAINT "content_video_likes_video_id_content_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."content_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_video_likes" ADD CONSTRAINT "content_video_likes_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_videos" ADD CONSTRAINT "content_videos_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_gifts_given" ADD CONSTRAINT "doctor_gifts_given_kind_id_doctor_gifts_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."doctor_gifts_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_gifts_given" ADD CONSTRAINT "doctor_gifts_given_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_gifts_given" ADD CONSTRAINT "doctor_gifts_given_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_gifts_kinds" ADD CONSTRAINT "doctor_gifts_kinds_stock_id_mall_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."mall_stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_doctor_assessments" ADD CONSTRAINT "family_doctor_assessments_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_doctor_assessments" ADD CONSTRAINT "family_doctor_assessments_team_id_family_doctor_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."family_doctor_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_doctor_events" ADD CONSTRAINT "family_doctor_events_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_doctor_events" ADD CONSTRAINT "family_doctor_events_signing_id_family_doctor_signings_id_fk" FOREIGN KEY ("signing_id") REFERENCES "public"."family_doctor_signings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_doctor_plan_items" ADD CONSTRAINT "family_doctor_plan_items_plan_id_family_doctor_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."family_doctor_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_doctor_plans" ADD CONSTRAINT "family_doctor_plans_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_doctor_plans" ADD CONSTRAINT "family_doctor_plans_team_id_family_doctor_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."family_doctor_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_doctor_records" ADD CONSTRAINT "family_doctor_records_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_doctor_reports" ADD CONSTRAINT "family_doctor_reports_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_doctor_settings" ADD CONSTRAINT "family_doctor_settings_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_doctor_agreed" ADD CONSTRAINT "family_doctor_agreed_signing_id_family_doctor_signings_id_fk" FOREIGN KEY ("signing_id") REFERENCES "public"."family_doctor_signings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_doctor_colleagues" ADD CONSTRAINT "family_doctor_colleagues_team_id_family_doctor_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."family_doctor_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_doctor_meals" ADD CONSTRAINT "family_doctor_meals_team_id_family_doctor_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."family_doctor_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_doctor_promises" ADD CONSTRAINT "family_doctor_promises_meal_id_family_doctor_meals_id_fk" FOREIGN KEY ("meal_id") REFERENCES "public"."family_doctor_meals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_doctor_says" ADD CONSTRAINT "family_doctor_says_team_id_family_doctor_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."family_doctor_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_doctor_signings" ADD CONSTRAINT "family_doctor_signings_team_id_family_doctor_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."family_doctor_teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_doctor_signings" ADD CONSTRAINT "family_doctor_signings_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_doctor_teams" ADD CONSTRAINT "family_doctor_teams_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_doctor_teams" ADD CONSTRAINT "family_doctor_teams_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files_uploads" ADD CONSTRAINT "files_uploads_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_catalogue" ADD CONSTRAINT "guahao_catalogue_parent_id_guahao_catalogue_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guahao_catalogue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_comment_likes" ADD CONSTRAINT "guahao_comment_likes_comment_id_guahao_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."guahao_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_comment_likes" ADD CONSTRAINT "guahao_comment_likes_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_comment_replies" ADD CONSTRAINT "guahao_comment_replies_comment_id_guahao_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."guahao_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_comment_replies" ADD CONSTRAINT "guahao_comment_replies_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_comment_replies" ADD CONSTRAINT "guahao_comment_replies_same_comment" FOREIGN KEY ("reply_to","comment_id") REFERENCES "public"."guahao_comment_replies"("id","comment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_comment_reports" ADD CONSTRAINT "guahao_comment_reports_comment_id_guahao_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."guahao_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_comment_reports" ADD CONSTRAINT "guahao_comment_reports_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_comments" ADD CONSTRAINT "guahao_comments_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_comments" ADD CONSTRAINT "guahao_comments_dep_id_guahao_departments_id_fk" FOREIGN KEY ("dep_id") REFERENCES "public"."guahao_departments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_comments" ADD CONSTRAINT "guahao_comments_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_departments" ADD CONSTRAINT "guahao_departments_hospital" FOREIGN KEY ("hospital_id","city_id") REFERENCES "public"."guahao_hospitals"("id","city_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "guahao_departments" ADD CONSTRAINT "guahao_departments_class" FOREIGN KEY ("catalogue_id","class_id") REFERENCES "public"."guahao_catalogue"("id","parent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_doctor_posts" ADD CONSTRAINT "guahao_doctor_posts_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_doctor_posts" ADD CONSTRAINT "guahao_doctor_posts_dep_id_guahao_departments_id_fk" FOREIGN KEY ("dep_id") REFERENCES "public"."guahao_departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_doctors" ADD CONSTRAINT "guahao_doctors_department" FOREIGN KEY ("dep_id","hospital_id","class_id","city_id") REFERENCES "public"."guahao_departments"("id","hospital_id","class_id","city_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "guahao_employee_benefits" ADD CONSTRAINT "guahao_employee_benefits_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_employee_benefits" ADD CONSTRAINT "guahao_employee_benefits_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_service_hours" ADD CONSTRAINT "guahao_service_hours_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_booking_rules" ADD CONSTRAINT "guahao_booking_rules_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_hospital_media" ADD CONSTRAINT "guahao_hospital_media_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_hospital_posts" ADD CONSTRAINT "guahao_hospital_posts_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_hospital_services" ADD CONSTRAINT "guahao_hospital_services_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_illness_departments" ADD CONSTRAINT "guahao_illness_departments_illness_id_guahao_illnesses_id_fk" FOREIGN KEY ("illness_id") REFERENCES "public"."guahao_illnesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_illness_departments" ADD CONSTRAINT "guahao_illness_departments_catalogue_id_guahao_catalogue_id_fk" FOREIGN KEY ("catalogue_id") REFERENCES "public"."guahao_catalogue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_illness_views" ADD CONSTRAINT "guahao_illness_views_illness_id_guahao_illnesses_id_fk" FOREIGN KEY ("illness_id") REFERENCES "public"."guahao_illnesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_rank_feedback" ADD CONSTRAINT "guahao_rank_feedback_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_plan_exceptions" ADD CONSTRAINT "guahao_plan_exceptions_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_plan_exceptions" ADD CONSTRAINT "guahao_plan_exceptions_dep_id_guahao_departments_id_fk" FOREIGN KEY ("dep_id") REFERENCES "public"."guahao_departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_plan_exceptions" ADD CONSTRAINT "guahao_plan_exceptions_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_plans" ADD CONSTRAINT "guahao_plans_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_plans" ADD CONSTRAINT "guahao_plans_dep_id_guahao_departments_id_fk" FOREIGN KEY ("dep_id") REFERENCES "public"."guahao_departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_plans" ADD CONSTRAINT "guahao_plans_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_schedules" ADD CONSTRAINT "guahao_schedules_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_schedules" ADD CONSTRAINT "guahao_schedules_dep_id_guahao_departments_id_fk" FOREIGN KEY ("dep_id") REFERENCES "public"."guahao_departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_schedules" ADD CONSTRAINT "guahao_schedules_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_slots" ADD CONSTRAINT "guahao_slots_schedule_id_guahao_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."guahao_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_stop_notices" ADD CONSTRAINT "guahao_stop_notices_stop_id_guahao_stops_id_fk" FOREIGN KEY ("stop_id") REFERENCES "public"."guahao_stops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_stop_notices" ADD CONSTRAINT "guahao_stop_notices_order_id_guahao_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."guahao_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_stop_notices" ADD CONSTRAINT "guahao_stop_notices_offered_order_id_guahao_orders_id_fk" FOREIGN KEY ("offered_order_id") REFERENCES "public"."guahao_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_stop_notices" ADD CONSTRAINT "guahao_stop_notices_new_order_id_guahao_orders_id_fk" FOREIGN KEY ("new_order_id") REFERENCES "public"."guahao_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_stops" ADD CONSTRAINT "guahao_stops_schedule_id_guahao_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."guahao_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_stops" ADD CONSTRAINT "guahao_stops_substitute_id_guahao_schedules_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."guahao_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_visit_cards" ADD CONSTRAINT "guahao_visit_cards_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_visit_cards" ADD CONSTRAINT "guahao_visit_cards_member_id_account_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."account_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_visit_cards" ADD CONSTRAINT "guahao_visit_cards_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_waits" ADD CONSTRAINT "guahao_waits_slot_id_guahao_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."guahao_slots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_calls" ADD CONSTRAINT "guide_calls_template_guide_call_templates_name_fk" FOREIGN KEY ("template") REFERENCES "public"."guide_call_templates"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_levels" ADD CONSTRAINT "help_levels_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_messages" ADD CONSTRAINT "help_messages_talk_id_help_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."help_talks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_questions" ADD CONSTRAINT "help_questions_theme_id_help_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."help_themes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_talks" ADD CONSTRAINT "help_talks_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location_weather" ADD CONSTRAINT "location_weather_city_id_location_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."location_cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_adverts" ADD CONSTRAINT "mall_adverts_category_id_mall_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."mall_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_articles" ADD CONSTRAINT "mall_articles_category_id_mall_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."mall_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_articles" ADD CONSTRAINT "mall_articles_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_page_categories" ADD CONSTRAINT "mall_page_categories_category_id_mall_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."mall_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_tabs" ADD CONSTRAINT "mall_tabs_category_id_mall_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."mall_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_coupon_codes" ADD CONSTRAINT "mall_coupon_codes_coupon_id_mall_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."mall_coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_coupon_codes" ADD CONSTRAINT "mall_coupon_codes_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_coupons" ADD CONSTRAINT "mall_coupons_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_freight_goods" ADD CONSTRAINT "mall_freight_goods_goods_id_mall_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."mall_goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_freight_goods" ADD CONSTRAINT "mall_freight_goods_template_id_mall_freight_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."mall_freight_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_freight_rules" ADD CONSTRAINT "mall_freight_rules_template_id_mall_freight_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."mall_freight_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_freight_templates" ADD CONSTRAINT "mall_freight_templates_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_goods" ADD CONSTRAINT "mall_goods_category_id_mall_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."mall_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_goods" ADD CONSTRAINT "mall_goods_project_category_id_mall_categories_id_fk" FOREIGN KEY ("project_category_id") REFERENCES "public"."mall_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_goods" ADD CONSTRAINT "mall_goods_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_goods_comments" ADD CONSTRAINT "mall_goods_comments_goods_id_mall_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."mall_goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_goods_comments" ADD CONSTRAINT "mall_goods_comments_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_goods_intentions" ADD CONSTRAINT "mall_goods_intentions_goods_id_mall_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."mall_goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_goods_intentions" ADD CONSTRAINT "mall_goods_intentions_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_goods_purchases" ADD CONSTRAINT "mall_goods_purchases_goods_id_mall_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."mall_goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_goods_shares" ADD CONSTRAINT "mall_goods_shares_goods_id_mall_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."mall_goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_goods_shares" ADD CONSTRAINT "mall_goods_shares_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_goods_skus" ADD CONSTRAINT "mall_goods_skus_goods_id_mall_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."mall_goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_goods_skus" ADD CONSTRAINT "mall_goods_skus_stock_id_mall_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."mall_stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_seckill_items" ADD CONSTRAINT "mall_seckill_items_session_id_mall_seckill_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."mall_seckill_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_seckill_items" ADD CONSTRAINT "mall_seckill_items_goods_id_mall_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."mall_goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_seckill_items" ADD CONSTRAINT "mall_seckill_items_sku_id_mall_goods_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."mall_goods_skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_seckill_items" ADD CONSTRAINT "mall_seckill_items_stock_id_mall_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."mall_stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_seckill_reminders" ADD CONSTRAINT "mall_seckill_reminders_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_seckill_reminders" ADD CONSTRAINT "mall_seckill_reminders_item_id_mall_seckill_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."mall_seckill_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_stock_changes" ADD CONSTRAINT "mall_stock_changes_stock_id_mall_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."mall_stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_stock_shares" ADD CONSTRAINT "mall_stock_shares_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_allowances" ADD CONSTRAINT "membership_allowances_term_id_membership_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."membership_terms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_allowances" ADD CONSTRAINT "membership_allowances_benefit_id_membership_benefits_id_fk" FOREIGN KEY ("benefit_id") REFERENCES "public"."membership_benefits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_appointments" ADD CONSTRAINT "membership_appointments_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_appointments" ADD CONSTRAINT "membership_appointments_member_id_account_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."account_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_appointments" ADD CONSTRAINT "membership_appointments_benefit_id_membership_benefits_id_fk" FOREIGN KEY ("benefit_id") REFERENCES "public"."membership_benefits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_appointments" ADD CONSTRAINT "membership_appointments_term_id_membership_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."membership_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_codes" ADD CONSTRAINT "membership_codes_combo_id_membership_combos_id_fk" FOREIGN KEY ("combo_id") REFERENCES "public"."membership_combos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_codes" ADD CONSTRAINT "membership_codes_coupon_id_mall_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."mall_coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_codes" ADD CONSTRAINT "membership_codes_used_by_access_patients_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."access_patients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_combo_benefits" ADD CONSTRAINT "membership_combo_benefits_combo_id_membership_combos_id_fk" FOREIGN KEY ("combo_id") REFERENCES "public"."membership_combos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_combo_benefits" ADD CONSTRAINT "membership_combo_benefits_benefit_id_membership_benefits_id_fk" FOREIGN KEY ("benefit_id") REFERENCES "public"."membership_benefits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_emitted_levels" ADD CONSTRAINT "membership_emitted_levels_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_orders" ADD CONSTRAINT "membership_orders_combo_id_membership_combos_id_fk" FOREIGN KEY ("combo_id") REFERENCES "public"."membership_combos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_terms" ADD CONSTRAINT "membership_terms_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_terms" ADD CONSTRAINT "membership_terms_combo_id_membership_combos_id_fk" FOREIGN KEY ("combo_id") REFERENCES "public"."membership_combos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_terms" ADD CONSTRAINT "membership_terms_order_id_membership_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."membership_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_terms" ADD CONSTRAINT "membership_terms_code_id_membership_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."membership_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_terms" ADD CONSTRAINT "membership_terms_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices_messages" ADD CONSTRAINT "notices_messages_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_addresses" ADD CONSTRAINT "orders_addresses_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_appointment_exceptions" ADD CONSTRAINT "orders_appointment_exceptions_plan_id_orders_appointment_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."orders_appointment_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_appointment_plans" ADD CONSTRAINT "orders_appointment_plans_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_appointment_plans" ADD CONSTRAINT "orders_appointment_plans_goods_id_mall_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."mall_goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_appointments" ADD CONSTRAINT "orders_appointments_order_id_orders_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_appointments" ADD CONSTRAINT "orders_appointments_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_appointments" ADD CONSTRAINT "orders_appointments_member_id_account_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."account_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_appointments" ADD CONSTRAINT "orders_appointments_plan_id_orders_appointment_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."orders_appointment_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_consents" ADD CONSTRAINT "orders_consents_order_id_orders_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_consents" ADD CONSTRAINT "orders_consents_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_reports" ADD CONSTRAINT "orders_reports_appointment_id_orders_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."orders_appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_bundles" ADD CONSTRAINT "orders_bundles_order_id_orders_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_cart" ADD CONSTRAINT "orders_cart_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_items" ADD CONSTRAINT "orders_items_order_id_orders_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_gifts" ADD CONSTRAINT "orders_gifts_order_id_orders_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_gifts" ADD CONSTRAINT "orders_gifts_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_invoice_titles" ADD CONSTRAINT "orders_invoice_titles_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_invoices" ADD CONSTRAINT "orders_invoices_red_of_orders_invoices_id_fk" FOREIGN KEY ("red_of") REFERENCES "public"."orders_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_refund_items" ADD CONSTRAINT "orders_refund_items_refund_id_orders_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."orders_refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_refund_logs" ADD CONSTRAINT "orders_refund_logs_refund_id_orders_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."orders_refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_refunds" ADD CONSTRAINT "orders_refunds_order_id_orders_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_reviews" ADD CONSTRAINT "orders_reviews_order_id_orders_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_reviews" ADD CONSTRAINT "orders_reviews_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_surveys" ADD CONSTRAINT "orders_surveys_order_id_orders_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_surveys" ADD CONSTRAINT "orders_surveys_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_attempts" ADD CONSTRAINT "pay_attempts_payment_id_pay_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."pay_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_differences" ADD CONSTRAINT "pay_differences_statement_id_pay_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."pay_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_ledger" ADD CONSTRAINT "pay_ledger_payment_id_pay_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."pay_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_ledger" ADD CONSTRAINT "pay_ledger_refund_id_pay_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."pay_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_refunds" ADD CONSTRAINT "pay_refunds_payment_id_pay_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."pay_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_statement_lines" ADD CONSTRAINT "pay_statement_lines_statement_id_pay_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."pay_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_mall_goods" ADD CONSTRAINT "points_mall_goods_category_id_points_mall_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."points_mall_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_mall_goods" ADD CONSTRAINT "points_mall_goods_stock_id_mall_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."mall_stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_mall_levels" ADD CONSTRAINT "points_mall_levels_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_mall_orders" ADD CONSTRAINT "points_mall_orders_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_mall_orders" ADD CONSTRAINT "points_mall_orders_goods_id_points_mall_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."points_mall_goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_begun" ADD CONSTRAINT "points_begun_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workbench_phrases" ADD CONSTRAINT "workbench_phrases_doctor_id_access_doctors_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."access_doctors"("doctor_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_refunds" ADD CONSTRAINT "outside_refunds_out_trade_no_outside_trades_out_trade_no_fk" FOREIGN KEY ("out_trade_no") REFERENCES "public"."outside_trades"("out_trade_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_audit_newest" ON "access_audit" USING btree ("hospital_id","id");--> statement-breakpoint
CREATE INDEX "access_audit_act" ON "access_audit" USING btree ("hospital_id","act","id");--> statement-breakpoint
CREATE INDEX "access_audit_staff" ON "access_audit" USING btree ("hospital_id","staff_id","id");--> statement-breakpoint
CREATE INDEX "access_audit_doctor" ON "access_audit" USING btree ("hospital_id","doctor_id","id");--> statement-breakpoint
CREATE INDEX "access_audit_row" ON "access_audit" USING btree ("hospital_id","kind","row_id","id");--> statement-breakpoint
CREATE INDEX "access_doctor_known_addresses_age" ON "access_doctor_known_addresses" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "access_doctor_sessions_doctor" ON "access_doctor_sessions" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "access_doctor_sessions_end" ON "access_doctor_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "access_bind_tickets_end" ON "access_bind_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "access_challenges_end" ON "access_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "access_moment_keys_session" ON "access_moment_keys" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "access_moment_keys_end" ON "access_moment_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "access_next_sessions_end" ON "access_next_sessions" USING btree ("waits_until");--> statement-breakpoint
CREATE INDEX "access_patient_sessions_patient" ON "access_patient_sessions" USING btree ("patient_id","address_index");--> statement-breakpoint
CREATE INDEX "access_patient_sessions_family" ON "access_patient_sessions" USING btree ("family_hash") WHERE family_hash is not null;--> statement-breakpoint
CREATE INDEX "access_patient_sessions_end" ON "access_patient_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "access_shown_codes_end" ON "access_shown_codes" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "access_sms_codes_newest" ON "access_sms_codes" USING btree ("mobile_index","purpose","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "access_sms_codes_end" ON "access_sms_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "access_sms_quotas_age" ON "access_sms_quotas" USING btree ("last_sent_at");--> statement-breakpoint
CREATE INDEX "access_sms_tokens_end" ON "access_sms_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "access_spent_keys_patient" ON "access_spent_keys" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "access_spent_keys_family" ON "access_spent_keys" USING btree ("family_hash");--> statement-breakpoint
CREATE INDEX "access_spent_keys_end" ON "access_spent_keys" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "access_tallies_end" ON "access_tallies" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "access_staff_hospital" ON "access_staff" USING btree ("hospital_id","is_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "access_staff_known_addresses_age" ON "access_staff_known_addresses" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "access_staff_resets_asker" ON "access_staff_resets" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "access_staff_resets_end" ON "access_staff_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "access_staff_sessions_staff" ON "access_staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "access_staff_sessions_end" ON "access_staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_bank_cards_member" ON "account_bank_cards" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "account_face_checks_patient" ON "account_face_checks" USING btree ("patient_id","started_at");--> statement-breakpoint
CREATE INDEX "account_face_checks_waiting" ON "account_face_checks" USING btree ("started_at") WHERE outcome = 'waiting';--> statement-breakpoint
CREATE INDEX "account_recharges_card" ON "account_recharges" USING btree ("card_id","state");--> statement-breakpoint
CREATE INDEX "account_recharges_patient" ON "account_recharges" USING btree ("patient_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_recharges_one_open" ON "account_recharges" USING btree ("card_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "account_health_cards_newest" ON "account_health_cards" USING btree ("patient_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "account_marks_newest" ON "account_marks" USING btree ("patient_id","kind","marked_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "account_members_order" ON "account_members" USING btree ("patient_id","is_default" DESC NULLS FIRST,"id") WHERE left_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "account_members_id_once" ON "account_members" USING btree ("patient_id","id_index") WHERE left_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "account_members_one_default" ON "account_members" USING btree ("patient_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "account_members_one_self" ON "account_members" USING btree ("patient_id") WHERE relation = 'self' and left_at is null;--> statement-breakpoint
CREATE INDEX "account_consents_newest" ON "account_consents" USING btree ("patient_id","purpose","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activities_acts_kind" ON "activities_acts" USING btree ("kind","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "activities_bargains_one" ON "activities_bargains" USING btree ("patient_id","item_id") WHERE "activities_bargains"."state" = 'running';--> statement-breakpoint
CREATE INDEX "activities_bargains_newest" ON "activities_bargains" USING btree ("patient_id","started_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "activities_bargains_item" ON "activities_bargains" USING btree ("item_id","ordered_at");--> statement-breakpoint
CREATE INDEX "activities_bargains_due" ON "activities_bargains" USING btree ("ends_at") WHERE "activities_bargains"."state" = 'running';--> statement-breakpoint
CREATE INDEX "activities_bargains_order" ON "activities_bargains" USING btree ("order_id") WHERE "activities_bargains"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "activities_cuts_patient" ON "activities_cuts" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "activities_gift_cards_patient" ON "activities_gift_cards" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "activities_gift_cards_batch" ON "activities_gift_cards" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "activities_gift_spends_card" ON "activities_gift_spends" USING btree ("card_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activities_gift_spends_patient" ON "activities_gift_spends" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "activities_draws_act" ON "activities_draws" USING btree ("act_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activities_draws_prize" ON "activities_draws" USING btree ("prize_id");--> statement-breakpoint
CREATE INDEX "activities_helps_helper" ON "activities_helps" USING btree ("helper_id");--> statement-breakpoint
CREATE INDEX "activities_parcels_patient" ON "activities_parcels" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "activities_parcels_open" ON "activities_parcels" USING btree ("asked_at") WHERE "activities_parcels"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "activities_prizes_act" ON "activities_prizes" USING btree ("act_id","position");--> statement-breakpoint
CREATE INDEX "analytics_adverts_place" ON "analytics_adverts" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "analytics_clicks_age" ON "analytics_clicks" USING btree ("day");--> statement-breakpoint
CREATE INDEX "analytics_conversions_age" ON "analytics_conversions" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "analytics_events_age" ON "analytics_events" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "analytics_modules_mark" ON "analytics_modules" USING btree ("mark","position","id");--> statement-breakpoint
CREATE INDEX "analytics_nonces_age" ON "analytics_nonces" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "analytics_pages_mark" ON "analytics_pages" USING btree ("mark","position","id");--> statement-breakpoint
CREATE INDEX "analytics_views_age" ON "analytics_views" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "audio_class_activities_class" ON "audio_class_activities" USING btree ("class_id","ends_at");--> statement-breakpoint
CREATE INDEX "audio_class_classes_newest" ON "audio_class_classes" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'on';--> statement-breakpoint
CREATE INDEX "audio_class_classes_played" ON "audio_class_classes" USING btree ("play_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'on';--> statement-breakpoint
CREATE INDEX "audio_class_classes_category" ON "audio_class_classes" USING btree ("category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'on';--> statement-breakpoint
CREATE INDEX "audio_class_classes_doctor" ON "audio_class_classes" USING btree ("doctor_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audio_class_classes_desk" ON "audio_class_classes" USING btree ("hospital_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audio_class_classes_banner" ON "audio_class_classes" USING btree ("banner_until") WHERE banner_until is not null;--> statement-breakpoint
CREATE INDEX "audio_class_comments_newest" ON "audio_class_comments" USING btree ("class_id","written_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audio_class_comments_patient" ON "audio_class_comments" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "audio_class_draws_patient" ON "audio_class_draws" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "audio_class_grants_class" ON "audio_class_grants" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "audio_class_helps_patient" ON "audio_class_helps" USING btree ("patient_id");--> statement-breakpoint
CREATE UNIQUE INDEX "audio_class_orders_one" ON "audio_class_orders" USING btree ("patient_id","class_id") WHERE state in ('unpaid', 'paid');--> statement-breakpoint
CREATE INDEX "audio_class_orders_newest" ON "audio_class_orders" USING btree ("patient_id","made_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "audio_class_orders_class" ON "audio_class_orders" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "audio_class_records_newest" ON "audio_class_records" USING btree ("patient_id","started_at" DESC NULLS FIRST,"section_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audio_class_records_section" ON "audio_class_records" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "audio_class_replies_comment" ON "audio_class_replies" USING btree ("comment_id","id");--> statement-breakpoint
CREATE INDEX "audio_class_replies_patient" ON "audio_class_replies" USING btree ("patient_id","written_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consult_call_guests_one" ON "consult_call_guests" USING btree ("call_id") WHERE gone_at is null;--> statement-breakpoint
CREATE INDEX "consult_call_steps_of" ON "consult_call_steps" USING btree ("call_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "consult_calls_one_open" ON "consult_calls" USING btree ("consultation_id") WHERE state in ('waiting', 'dialling', 'ringing', 'talking');--> statement-breakpoint
CREATE INDEX "consult_calls_of_ask" ON "consult_calls" USING btree ("consultation_id","made_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consult_calls_of_patient" ON "consult_calls" USING btree ("patient_id","made_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consult_calls_coming" ON "consult_calls" USING btree ("come_by") WHERE state in ('waiting', 'dialling', 'ringing');--> statement-breakpoint
CREATE INDEX "consult_calls_talking" ON "consult_calls" USING btree ("end_by") WHERE state = 'talking';--> statement-breakpoint
CREATE INDEX "consult_calls_again" ON "consult_calls" USING btree ("again_by") WHERE again_by is not null;--> statement-breakpoint
CREATE INDEX "consult_calls_kept" ON "consult_calls" USING btree ("kept_until") WHERE kept_until is not null;--> statement-breakpoint
CREATE INDEX "consult_care_decisions_newest" ON "consult_care_decisions" USING btree ("hospital_id","id");--> statement-breakpoint
CREATE INDEX "consult_care_decisions_patient" ON "consult_care_decisions" USING btree ("patient_id","id");--> statement-breakpoint
CREATE INDEX "consult_care_decisions_kept" ON "consult_care_decisions" USING btree ("kept_until");--> statement-breakpoint
CREATE UNIQUE INDEX "consult_consultations_one_of_doctor" ON "consult_consultations" USING btree ("member_id","doctor_id") WHERE state in ('unpaid', 'waiting', 'accepted', 'answered') and catalogue_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "consult_consultations_one_of_department" ON "consult_consultations" USING btree ("member_id","catalogue_id") WHERE state in ('unpaid', 'waiting', 'accepted', 'answered');--> statement-breakpoint
CREATE INDEX "consult_consultations_newest" ON "consult_consultations" USING btree ("patient_id","made_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "consult_consultations_of_doctor" ON "consult_consultations" USING btree ("doctor_id","made_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "consult_consultations_unpaid" ON "consult_consultations" USING btree ("hold_until") WHERE state in ('unpaid');--> statement-breakpoint
CREATE INDEX "consult_consultations_waiting" ON "consult_consultations" USING btree ("accept_by") WHERE state in ('waiting');--> statement-breakpoint
CREATE INDEX "consult_consultations_accepted" ON "consult_consultations" USING btree ("reply_by") WHERE state in ('accepted');--> statement-breakpoint
CREATE INDEX "consult_consultations_answered" ON "consult_consultations" USING btree ("ends_at") WHERE state in ('answered');--> statement-breakpoint
CREATE INDEX "consult_consultations_shown" ON "consult_consultations" USING btree ("doctor_id","shown_at" DESC NULLS FIRST) WHERE sharing = 'shown';--> statement-breakpoint
CREATE INDEX "consult_consultations_hot" ON "consult_consultations" USING btree ("read_count" DESC NULLS FIRST,"shown_at" DESC NULLS FIRST,"id") WHERE sharing = 'shown';--> statement-breakpoint
CREATE INDEX "consult_consultations_to_show" ON "consult_consultations" USING btree ("public_at") WHERE sharing = 'waiting';--> statement-breakpoint
CREATE INDEX "consult_consultations_kept" ON "consult_consultations" USING btree ("kept_until") WHERE kept_until is not null;--> statement-breakpoint
CREATE INDEX "consult_adverts_place" ON "consult_adverts" USING btree ("place","position");--> statement-breakpoint
CREATE INDEX "consult_bindings_doctor" ON "consult_bindings" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "consult_doctors_answered" ON "consult_doctors" USING btree ("answered_count" DESC NULLS FIRST,"doctor_id");--> statement-breakpoint
CREATE INDEX "consult_doctors_opened" ON "consult_doctors" USING btree ("opened_at" DESC NULLS FIRST,"doctor_id");--> statement-breakpoint
CREATE INDEX "consult_doctors_famous" ON "consult_doctors" USING btree ("standing" DESC NULLS FIRST,"doctor_id") WHERE is_famous;--> statement-breakpoint
CREATE INDEX "consult_services_price" ON "consult_services" USING btree ("kind","price_fen");--> statement-breakpoint
CREATE INDEX "consult_messages_order" ON "consult_messages" USING btree ("talk_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "consult_messages_once" ON "consult_messages" USING btree ("talk_id","sender","client_msg_id") WHERE client_msg_id is not null;--> statement-breakpoint
CREATE INDEX "consult_talks_newest" ON "consult_talks" USING btree ("patient_id","opened_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_article_likes_newest" ON "content_article_likes" USING btree ("article_id","liked_at" DESC NULLS FIRST,"patient_id");--> statement-breakpoint
CREATE INDEX "content_article_likes_patient" ON "content_article_likes" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "content_articles_newest" ON "content_articles" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "content_articles_topic" ON "content_articles" USING btree ("topic_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "content_articles_hot" ON "content_articles" USING btree ("heat" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "content_articles_doctor" ON "content_articles" USING btree ("doctor_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_articles_waiting" ON "content_articles" USING btree ("submitted_at","id") WHERE state = 'reviewing';--> statement-breakpoint
CREATE INDEX "content_video_likes_patient" ON "content_video_likes" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "content_videos_newest" ON "content_videos" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "content_videos_topic" ON "content_videos" USING btree ("topic_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "content_videos_hot" ON "content_videos" USING btree ("heat" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "content_videos_doctor" ON "content_videos" USING btree ("doctor_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "doctor_gifts_given_received" ON "doctor_gifts_given" USING btree ("doctor_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "doctor_gifts_given_own" ON "doctor_gifts_given" USING btree ("patient_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "doctor_gifts_given_kind" ON "doctor_gifts_given" USING btree ("kind_id");--> statement-breakpoint
CREATE UNIQUE INDEX "family_doctor_assessments_one_open" ON "family_doctor_assessments" USING btree ("member_id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "family_doctor_assessments_newest" ON "family_doctor_assessments" USING btree ("member_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "family_doctor_events_newest" ON "family_doctor_events" USING btree ("member_id","happened_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "family_doctor_events_signing" ON "family_doctor_events" USING btree ("signing_id","kind");--> statement-breakpoint
CREATE INDEX "family_doctor_plan_items_plan" ON "family_doctor_plan_items" USING btree ("plan_id","span_new");--> statement-breakpoint
CREATE INDEX "family_doctor_plans_newest" ON "family_doctor_plans" USING btree ("patient_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "family_doctor_records_once" ON "family_doctor_records" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "family_doctor_reports_member" ON "family_doctor_reports" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "family_doctor_settings_once" ON "family_doctor_settings" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "family_doctor_agreed_signing" ON "family_doctor_agreed" USING btree ("signing_id");--> statement-breakpoint
CREATE INDEX "family_doctor_colleagues_team" ON "family_doctor_colleagues" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "family_doctor_meals_one_base" ON "family_doctor_meals" USING btree ("team_id") WHERE is_base;--> statement-breakpoint
CREATE INDEX "family_doctor_meals_team" ON "family_doctor_meals" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "family_doctor_promises_meal" ON "family_doctor_promises" USING btree ("meal_id");--> statement-breakpoint
CREATE INDEX "family_doctor_says_newest" ON "family_doctor_says" USING btree ("said_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "family_doctor_signings_one_pending" ON "family_doctor_signings" USING btree ("id_index") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "family_doctor_signings_one_signed" ON "family_doctor_signings" USING btree ("id_index") WHERE state = 'signed';--> statement-breakpoint
CREATE INDEX "family_doctor_signings_own" ON "family_doctor_signings" USING btree ("patient_id","member_id");--> statement-breakpoint
CREATE INDEX "family_doctor_signings_resident" ON "family_doctor_signings" USING btree ("id_index");--> statement-breakpoint
CREATE INDEX "family_doctor_signings_team" ON "family_doctor_signings" USING btree ("team_id","state");--> statement-breakpoint
CREATE INDEX "family_doctor_signings_ending" ON "family_doctor_signings" USING btree ("ends_on") WHERE state = 'signed';--> statement-breakpoint
CREATE INDEX "family_doctor_teams_hospital" ON "family_doctor_teams" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "family_doctor_teams_city" ON "family_doctor_teams" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "family_doctor_teams_area" ON "family_doctor_teams" USING gin ("area_path");--> statement-breakpoint
CREATE INDEX "files_papers_own" ON "files_papers" USING btree ("patient_id","id");--> statement-breakpoint
CREATE INDEX "files_uploads_newest" ON "files_uploads" USING btree ("patient_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "files_uploads_unused" ON "files_uploads" USING btree ("unused_until") WHERE unused_until is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "guahao_orders_doctor_day" ON "guahao_orders" USING btree ("member_id","doctor_id","date") WHERE state in ('held', 'booked', 'checked-in', 'called');--> statement-breakpoint
CREATE UNIQUE INDEX "guahao_orders_same_time" ON "guahao_orders" USING btree ("member_id","date","begin_minutes") WHERE state in ('held', 'booked', 'checked-in', 'called');--> statement-breakpoint
CREATE UNIQUE INDEX "guahao_orders_number" ON "guahao_orders" USING btree ("schedule_id","number") WHERE state in ('held', 'booked', 'checked-in', 'called', 'done', 'missed', 'stopped');--> statement-breakpoint
CREATE UNIQUE INDEX "guahao_orders_day_seat" ON "guahao_orders" USING btree ("member_id","date","day_seat") WHERE state in ('held', 'booked', 'checked-in', 'called', 'done', 'missed');--> statement-breakpoint
CREATE UNIQUE INDEX "guahao_orders_open_seat" ON "guahao_orders" USING btree ("member_id","open_seat") WHERE state in ('held', 'booked', 'checked-in', 'called');--> statement-breakpoint
CREATE INDEX "guahao_orders_newest" ON "guahao_orders" USING btree ("patient_id","made_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "guahao_orders_held" ON "guahao_orders" USING btree ("slot_id","hold_until") WHERE state in ('held');--> statement-breakpoint
CREATE INDEX "guahao_orders_day" ON "guahao_orders" USING btree ("date") WHERE state <> 'held';--> statement-breakpoint
CREATE INDEX "guahao_orders_previous" ON "guahao_orders" USING btree ("previous_id") WHERE previous_id is not null;--> statement-breakpoint
CREATE INDEX "guahao_orders_missed" ON "guahao_orders" USING btree ("member_id","date") WHERE state in ('missed');--> statement-breakpoint
CREATE INDEX "guahao_orders_seen" ON "guahao_orders" USING btree ("patient_id","date" DESC NULLS FIRST) WHERE state in ('done');--> statement-breakpoint
CREATE INDEX "guahao_catalogue_order" ON "guahao_catalogue" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "guahao_comment_likes_newest" ON "guahao_comment_likes" USING btree ("comment_id","liked_at" DESC NULLS FIRST,"patient_id");--> statement-breakpoint
CREATE INDEX "guahao_comment_likes_patient" ON "guahao_comment_likes" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "guahao_comment_replies_order" ON "guahao_comment_replies" USING btree ("comment_id","created_at","id");--> statement-breakpoint
CREATE INDEX "guahao_comment_replies_patient" ON "guahao_comment_replies" USING btree ("patient_id","created_at");--> statement-breakpoint
CREATE INDEX "guahao_comment_reports_patient" ON "guahao_comment_reports" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "guahao_comments_target" ON "guahao_comments" USING btree ("kind","target_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "guahao_comments_hospital" ON "guahao_comments" USING btree ("hospital_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "guahao_comments_patient" ON "guahao_comments" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "guahao_departments_hot" ON "guahao_departments" USING btree ("hospital_id","booked_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "guahao_departments_catalogue" ON "guahao_departments" USING btree ("catalogue_id","city_id");--> statement-breakpoint
CREATE INDEX "guahao_departments_closed" ON "guahao_departments" USING btree ("id") WHERE not "guahao_departments"."is_open";--> statement-breakpoint
CREATE INDEX "guahao_doctor_posts_dep" ON "guahao_doctor_posts" USING btree ("dep_id");--> statement-breakpoint
CREATE INDEX "guahao_doctors_dep" ON "guahao_doctors" USING btree ("dep_id");--> statement-breakpoint
CREATE INDEX "guahao_doctors_hospital" ON "guahao_doctors" USING btree ("hospital_id","standing" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "guahao_doctors_ill" ON "guahao_doctors" USING gin ("ill_tags");--> statement-breakpoint
CREATE INDEX "guahao_doctors_booked" ON "guahao_doctors" USING btree ("city_id","booked_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "guahao_doctors_booked_class" ON "guahao_doctors" USING btree ("city_id","class_id","booked_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "guahao_doctors_booked_everywhere" ON "guahao_doctors" USING btree ("booked_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "guahao_doctors_standing" ON "guahao_doctors" USING btree ("city_id","standing" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "guahao_doctors_standing_everywhere" ON "guahao_doctors" USING btree ("standing" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "guahao_doctors_soonest" ON "guahao_doctors" USING btree ("city_id","next_free_at","id");--> statement-breakpoint
CREATE INDEX "guahao_doctors_soonest_everywhere" ON "guahao_doctors" USING btree ("next_free_at","id");--> statement-breakpoint
CREATE INDEX "guahao_hospital_media_order" ON "guahao_hospital_media" USING btree ("hospital_id","kind","position");--> statement-breakpoint
CREATE INDEX "guahao_hospital_posts_newest" ON "guahao_hospital_posts" USING btree ("hospital_id","published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "guahao_hospitals_hot" ON "guahao_hospitals" USING btree ("city_id","booked_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "guahao_hospitals_level" ON "guahao_hospitals" USING btree ("city_id","level" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "guahao_hospitals_hot_everywhere" ON "guahao_hospitals" USING btree ("booked_count" DESC NULLS FIRST,"id") WHERE "guahao_hospitals"."is_open";--> statement-breakpoint
CREATE INDEX "guahao_hospitals_level_everywhere" ON "guahao_hospitals" USING btree ("level" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "guahao_hospitals_spot" ON "guahao_hospitals" USING gist ("spot");--> statement-breakpoint
CREATE INDEX "guahao_hospitals_parent" ON "guahao_hospitals" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "guahao_hospitals_proxied" ON "guahao_hospitals" USING btree ("id") WHERE "guahao_hospitals"."proxy_type" is not null;--> statement-breakpoint
CREATE INDEX "guahao_hospitals_closed" ON "guahao_hospitals" USING btree ("id") WHERE not "guahao_hospitals"."is_open";--> statement-breakpoint
CREATE INDEX "guahao_illness_departments_catalogue" ON "guahao_illness_departments" USING btree ("catalogue_id","illness_id");--> statement-breakpoint
CREATE INDEX "guahao_illness_views_hot" ON "guahao_illness_views" USING btree ("city_id","view_count" DESC NULLS FIRST,"illness_id");--> statement-breakpoint
CREATE INDEX "guahao_illnesses_hot" ON "guahao_illnesses" USING btree ("view_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "guahao_rank_feedback_newest" ON "guahao_rank_feedback" USING btree ("rank_id","said_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "guahao_rank_feedback_patient" ON "guahao_rank_feedback" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "guahao_plan_exceptions_day" ON "guahao_plan_exceptions" USING btree ("hospital_id","date");--> statement-breakpoint
CREATE INDEX "guahao_plans_hospital" ON "guahao_plans" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "guahao_schedules_dep" ON "guahao_schedules" USING btree ("dep_id","date");--> statement-breakpoint
CREATE INDEX "guahao_schedules_hospital" ON "guahao_schedules" USING btree ("hospital_id","date");--> statement-breakpoint
CREATE INDEX "guahao_stop_notices_newest" ON "guahao_stop_notices" USING btree ("patient_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "guahao_stop_notices_due" ON "guahao_stop_notices" USING btree ("choose_until") WHERE outcome = 'open';--> statement-breakpoint
CREATE INDEX "guahao_stop_notices_stop" ON "guahao_stop_notices" USING btree ("stop_id");--> statement-breakpoint
CREATE INDEX "guahao_visit_cards_newest" ON "guahao_visit_cards" USING btree ("patient_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "guahao_waits_once" ON "guahao_waits" USING btree ("slot_id","member_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "guahao_waits_line" ON "guahao_waits" USING btree ("slot_id","id");--> statement-breakpoint
CREATE INDEX "guahao_waits_member" ON "guahao_waits" USING btree ("member_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "guahao_waits_end" ON "guahao_waits" USING btree ("ends_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "guahao_waits_newest" ON "guahao_waits" USING btree ("patient_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "guide_calls_old" ON "guide_calls" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "guide_marks_old" ON "guide_marks" USING btree ("marked_at");--> statement-breakpoint
CREATE INDEX "guide_plans_path" ON "guide_plans" USING btree ("path");--> statement-breakpoint
CREATE INDEX "help_messages_order" ON "help_messages" USING btree ("talk_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "help_questions_order" ON "help_questions" USING btree ("theme_id","position");--> statement-breakpoint
CREATE INDEX "help_talks_open" ON "help_talks" USING btree ("waiting_since","id") WHERE open_since is not null;--> statement-breakpoint
CREATE INDEX "help_talks_old" ON "help_talks" USING btree ("written_at") WHERE patient_id is null;--> statement-breakpoint
CREATE INDEX "location_areas_parent" ON "location_areas" USING btree ("parent_id","id");--> statement-breakpoint
CREATE INDEX "location_areas_city" ON "location_areas" USING btree ("city_id","level","id");--> statement-breakpoint
CREATE INDEX "location_cities_letter" ON "location_cities" USING btree ("letter","pinyin");--> statement-breakpoint
CREATE INDEX "location_visitors_changed" ON "location_visitors" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "location_visitors_placed" ON "location_visitors" USING btree ("placed_at") WHERE "location_visitors"."placed_at" is not null;--> statement-breakpoint
CREATE INDEX "location_visitors_chosen" ON "location_visitors" USING btree ("chosen_city_id") WHERE "location_visitors"."chosen_city_id" is not null;--> statement-breakpoint
CREATE INDEX "mall_adverts_place" ON "mall_adverts" USING btree ("location","position");--> statement-breakpoint
CREATE INDEX "mall_articles_newest" ON "mall_articles" USING btree ("category_id","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "mall_categories_parent" ON "mall_categories" USING btree ("tree","parent_id","position");--> statement-breakpoint
CREATE INDEX "mall_page_categories_page" ON "mall_page_categories" USING btree ("page_mark","position");--> statement-breakpoint
CREATE INDEX "mall_tabs_page" ON "mall_tabs" USING btree ("page_mark","position");--> statement-breakpoint
CREATE INDEX "mall_coupon_codes_coupon" ON "mall_coupon_codes" USING btree ("coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mall_coupon_codes_selected" ON "mall_coupon_codes" USING btree ("patient_id") WHERE "mall_coupon_codes"."is_selected";--> statement-breakpoint
CREATE INDEX "mall_coupon_codes_held" ON "mall_coupon_codes" USING btree ("hold_key") WHERE "mall_coupon_codes"."hold_key" is not null;--> statement-breakpoint
CREATE INDEX "mall_coupons_drawable" ON "mall_coupons" USING btree ("draw_until") WHERE "mall_coupons"."is_on";--> statement-breakpoint
CREATE INDEX "mall_goods_category" ON "mall_goods" USING btree ("category_id","sold_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "mall_goods_project" ON "mall_goods" USING btree ("project_category_id","sold_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "mall_goods_hospital" ON "mall_goods" USING btree ("hospital_id","sold_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "mall_goods_department" ON "mall_goods" USING btree ("department_id","sold_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "mall_goods_sold" ON "mall_goods" USING btree ("sold_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "mall_goods_sent" ON "mall_goods" USING btree ("sold_count" DESC NULLS FIRST,"id") WHERE "mall_goods"."is_on" and "mall_goods"."kind" in ('parcel', 'drug');--> statement-breakpoint
CREATE INDEX "mall_goods_shelf" ON "mall_goods" USING btree ("city_id","drug_type","kind") WHERE "mall_goods"."is_on";--> statement-breakpoint
CREATE INDEX "mall_goods_price" ON "mall_goods" USING btree ("from_fen","id");--> statement-breakpoint
CREATE INDEX "mall_goods_newest" ON "mall_goods" USING btree ("published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "mall_goods_comments_newest" ON "mall_goods_comments" USING btree ("goods_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "mall_goods_comments_patient" ON "mall_goods_comments" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "mall_goods_purchases_newest" ON "mall_goods_purchases" USING btree ("goods_id","bought_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "mall_goods_skus_goods" ON "mall_goods_skus" USING btree ("goods_id","position");--> statement-breakpoint
CREATE INDEX "mall_seckill_items_goods" ON "mall_seckill_items" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "mall_seckill_reminders_due" ON "mall_seckill_reminders" USING btree ("remind_at") WHERE "mall_seckill_reminders"."told_at" is null;--> statement-breakpoint
CREATE INDEX "mall_seckill_sessions_time" ON "mall_seckill_sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "mall_stock_changes_newest" ON "mall_stock_changes" USING btree ("stock_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mall_stock_holds_patient" ON "mall_stock_holds" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "mall_stock_holds_until" ON "mall_stock_holds" USING btree ("stock_id","until_at") WHERE "mall_stock_holds"."until_at" is not null and "mall_stock_holds"."pieces" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "membership_appointments_one_open" ON "membership_appointments" USING btree ("member_id","benefit_id") WHERE state in ('waiting', 'confirmed');--> statement-breakpoint
CREATE INDEX "membership_appointments_newest" ON "membership_appointments" USING btree ("patient_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "membership_appointments_desk" ON "membership_appointments" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "membership_appointments_term" ON "membership_appointments" USING btree ("term_id","benefit_id");--> statement-breakpoint
CREATE INDEX "membership_codes_newest" ON "membership_codes" USING btree ("state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "membership_codes_used" ON "membership_codes" USING btree ("used_by");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_combos_first" ON "membership_combos" USING btree ("is_first") WHERE "membership_combos"."is_first";--> statement-breakpoint
CREATE INDEX "membership_emitted_levels_until" ON "membership_emitted_levels" USING btree ("until") WHERE "membership_emitted_levels"."until" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "membership_orders_one_unpaid" ON "membership_orders" USING btree ("patient_id","combo_id") WHERE state in ('unpaid');--> statement-breakpoint
CREATE INDEX "membership_orders_newest" ON "membership_orders" USING btree ("patient_id","made_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "membership_orders_supplement" ON "membership_orders" USING btree ("supplement_index");--> statement-breakpoint
CREATE INDEX "membership_terms_patient" ON "membership_terms" USING btree ("patient_id","ends_at");--> statement-breakpoint
CREATE INDEX "membership_terms_doctor" ON "membership_terms" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "notices_messages_order" ON "notices_messages" USING btree ("patient_id","is_read","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notices_messages_unread" ON "notices_messages" USING btree ("patient_id") WHERE not is_read;--> statement-breakpoint
CREATE INDEX "notices_sms_due" ON "notices_sms" USING btree ("next_try_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "notices_sms_newest" ON "notices_sms" USING btree ("mobile_index","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notices_sms_age" ON "notices_sms" USING btree ("queued_at");--> statement-breakpoint
CREATE INDEX "orders_addresses_order" ON "orders_addresses" USING btree ("patient_id","is_default" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "orders_addresses_one_default" ON "orders_addresses" USING btree ("patient_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_appointments_piece" ON "orders_appointments" USING btree ("order_id","position","piece") WHERE state in ('booked', 'arrived');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_appointments_seat" ON "orders_appointments" USING btree ("plan_id","date","begin_minutes","seat") WHERE state in ('booked', 'arrived', 'missed');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_appointments_same_time" ON "orders_appointments" USING btree ("member_id","date","begin_minutes") WHERE state in ('booked');--> statement-breakpoint
CREATE INDEX "orders_appointments_order" ON "orders_appointments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_appointments_patient" ON "orders_appointments" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "orders_appointments_member" ON "orders_appointments" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "orders_appointments_desk" ON "orders_appointments" USING btree ("hospital_id","date","begin_minutes");--> statement-breakpoint
CREATE INDEX "orders_appointments_due" ON "orders_appointments" USING btree ("date") WHERE state in ('booked');--> statement-breakpoint
CREATE INDEX "orders_consents_patient" ON "orders_consents" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "orders_bundles_order" ON "orders_bundles" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_items_goods" ON "orders_items" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "orders_items_stock" ON "orders_items" USING btree ("stock_id");--> statement-breakpoint
CREATE INDEX "orders_orders_newest" ON "orders_orders" USING btree ("patient_id","made_at" DESC NULLS FIRST,"id") WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "orders_orders_seller" ON "orders_orders" USING btree ("hospital_id","made_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_orders_payment" ON "orders_orders" USING btree ("out_trade_no") WHERE out_trade_no is not null;--> statement-breakpoint
CREATE INDEX "orders_orders_unpaid" ON "orders_orders" USING btree ("hold_until") WHERE state in ('unpaid');--> statement-breakpoint
CREATE INDEX "orders_orders_shipped" ON "orders_orders" USING btree ("shipped_at") WHERE state in ('shipped');--> statement-breakpoint
CREATE INDEX "orders_gifts_newest" ON "orders_gifts" USING btree ("patient_id","made_at" DESC NULLS FIRST,"order_id");--> statement-breakpoint
CREATE INDEX "orders_invoice_titles_order" ON "orders_invoice_titles" USING btree ("patient_id","is_default" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "orders_invoice_titles_one_default" ON "orders_invoice_titles" USING btree ("patient_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_invoices_one_valid" ON "orders_invoices" USING btree ("order_id") WHERE red_of is null and not (state = 'reversed' or state = 'dropped');--> statement-breakpoint
CREATE INDEX "orders_invoices_own" ON "orders_invoices" USING btree ("patient_id","order_id","requested_at");--> statement-breakpoint
CREATE INDEX "orders_invoices_reds" ON "orders_invoices" USING btree ("red_of") WHERE red_of is not null;--> statement-breakpoint
CREATE INDEX "orders_invoices_due" ON "orders_invoices" USING btree ("next_try_at") WHERE state in ('requested', 'issuing');--> statement-breakpoint
CREATE INDEX "orders_invoices_stuck" ON "orders_invoices" USING btree ("hospital_id","requested_at") WHERE state in ('issuing', 'refused');--> statement-breakpoint
CREATE INDEX "orders_refund_logs_refund" ON "orders_refund_logs" USING btree ("refund_id","id");--> statement-breakpoint
CREATE INDEX "orders_refunds_newest" ON "orders_refunds" USING btree ("patient_id","applied_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_refunds_order" ON "orders_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_refunds_seller" ON "orders_refunds" USING btree ("hospital_id","state","applied_at","id");--> statement-breakpoint
CREATE INDEX "orders_refunds_deadline" ON "orders_refunds" USING btree ("deadline_at") WHERE deadline_at is not null;--> statement-breakpoint
CREATE INDEX "orders_reviews_shown" ON "orders_reviews" USING btree ("written_at" DESC NULLS FIRST,"order_id") WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "orders_reviews_patient" ON "orders_reviews" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "orders_reviews_waiting" ON "orders_reviews" USING btree ("written_at","order_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "orders_surveys_patient" ON "orders_surveys" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "pay_attempts_unheard" ON "pay_attempts" USING btree ("next_ask_at") WHERE next_ask_at is not null;--> statement-breakpoint
CREATE INDEX "pay_differences_open" ON "pay_differences" USING btree ("payee","id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "pay_ledger_payment" ON "pay_ledger" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_payments_one_open" ON "pay_payments" USING btree ("purpose","subject_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "pay_payments_open" ON "pay_payments" USING btree ("id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "pay_payments_newest" ON "pay_payments" USING btree ("patient_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "pay_payments_transaction" ON "pay_payments" USING btree ("provider","transaction_id") WHERE transaction_id is not null;--> statement-breakpoint
CREATE INDEX "pay_payments_paid" ON "pay_payments" USING btree ("provider","paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "pay_refunds_due" ON "pay_refunds" USING btree ("next_try_at","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "pay_refunds_payment" ON "pay_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "pay_refunds_refused" ON "pay_refunds" USING btree ("id") WHERE state = 'refused';--> statement-breakpoint
CREATE INDEX "pay_refunds_accepted" ON "pay_refunds" USING btree ("accepted_at") WHERE accepted_at is not null;--> statement-breakpoint
CREATE INDEX "pay_statement_lines_statement" ON "pay_statement_lines" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "points_mall_goods_shelf" ON "points_mall_goods" USING btree ("category_id","points","id") WHERE is_on;--> statement-breakpoint
CREATE INDEX "points_mall_orders_newest" ON "points_mall_orders" USING btree ("patient_id","made_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "points_mall_orders_goods" ON "points_mall_orders" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "points_mall_orders_waiting" ON "points_mall_orders" USING btree ("made_at","id") WHERE state in ('waiting');--> statement-breakpoint
CREATE INDEX "points_mall_orders_shipped" ON "points_mall_orders" USING btree ("shipped_at","id") WHERE state in ('shipped');--> statement-breakpoint
CREATE INDEX "points_ledger_newest" ON "points_ledger" USING btree ("patient_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "prescriptions_newest" ON "prescriptions" USING btree ("patient_id","made_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "prescriptions_decided" ON "prescriptions" USING btree ("hospital_id","reviewed_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "prescriptions_waiting" ON "prescriptions" USING btree ("made_at") WHERE state in ('waiting');--> statement-breakpoint
CREATE INDEX "prescriptions_approved" ON "prescriptions" USING btree ("expires_at") WHERE state in ('approved');--> statement-breakpoint
CREATE INDEX "prescriptions_member" ON "prescriptions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "prescriptions_ask" ON "prescriptions" USING btree ("consultation_id") WHERE consultation_id is not null;--> statement-breakpoint
CREATE INDEX "prescriptions_kept" ON "prescriptions" USING btree ("kept_until");--> statement-breakpoint
CREATE UNIQUE INDEX "prescriptions_one_of_order" ON "prescriptions" USING btree ("order_id","sku_id") WHERE order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "prescriptions_one_waiting" ON "prescriptions" USING btree ("member_id","sku_id") WHERE state = 'waiting' and source = 'upload';--> statement-breakpoint
CREATE INDEX "search_adverts_place" ON "search_adverts" USING btree ("place","position");--> statement-breakpoint
CREATE INDEX "search_entries_name_words" ON "search_entries" USING gin ("name_words");--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_entries_weight" ON "search_entries" USING btree ("kind","weight" DESC NULLS FIRST,"target_id");--> statement-breakpoint
CREATE INDEX "search_entries_price" ON "search_entries" USING btree ("kind","price_fen","target_id");--> statement-breakpoint
CREATE INDEX "search_entries_spot" ON "search_entries" USING gist ("spot");--> statement-breakpoint
CREATE INDEX "search_synonyms_group" ON "search_synonyms" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "workbench_phrases_order" ON "workbench_phrases" USING btree ("doctor_id","place","id");--> statement-breakpoint
CREATE INDEX "outside_calls_newest" ON "outside_calls" USING btree ("dialled_at" DESC NULLS FIRST,"call_no");--> statement-breakpoint
CREATE INDEX "outside_notices_due" ON "outside_notices" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "wire_answers_age" ON "wire_answers" USING btree ("asked_at");
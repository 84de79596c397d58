CREATE TABLE "images" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);

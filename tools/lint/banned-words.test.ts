import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { bannedWords } from './banned-words.js';
import { wordConfigs } from './plugin.js';

const parsed = [{ files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } }];
const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: [...parsed, ...wordConfigs] });

async function messagesOf(code: string, filePath = 'src/widgets/a.tsx') {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map(({ ruleId, message }) => `${ruleId?.replace('lampyris/word-', '')}: ${message}`) ?? [];
}

const rowsOf = async (code: string, filePath?: string) =>
  (await messagesOf(code, filePath)).map((message) => message.replace(/:.*/, ''));

/** One control per row: a declaration that the row refuses. */
const refused: readonly (readonly [row: string, code: string])[] = [
  ['wish', 'export interface StockWish {}'],
  ['wish', 'export const wishes = []'],
  ['deed', 'export class Deed {}'],
  ['door', 'export function CodeDoor() {}'],
  ['tell', 'export function tellTabs() {}'],
  ['tell', 'export interface Page { readonly toldAt: number }'],
  ['heard', 'export const heardBy = 1'],
  ['babble', 'export const handlers = { onBabble: 1 }'],
  ['letter', 'export type OrderLetter = string'],
  ['post-office', 'export const postOffice = 1'],
  ['goods', 'export interface Line { loadGoods(): void }'],
  ['shelf', 'export const SHELF_KEY = 1'],
  ['basket', 'export enum Kind { Basket }'],
  ['world', 'export type WorldContext = 1'],
  ['obey', 'export const obeyLocally = 1'],
  ['patience', 'export const createPatientCalls = 1'],
  ['hands', 'import { input as earlyHands } from "./input.ts"; earlyHands()'],
  ['tongue', 'export function f(tongue: string) { return tongue; }'],
  ['sign-in', 'export class A { signUp() {} }'],
  ['sign-in', 'export function f<SignInPage>(page: SignInPage) { return page; }'],
  ['take', 'export const actions = { takeTokens: 1 }'],
  ['participle', 'export function f(known: string) { const [given] = known; return given; }'],
];

describe('a banned word', () => {
  test.each(refused)('is refused by its row %s: %s', async (row, code) => {
    expect(new Set(await rowsOf(code))).toEqual(new Set([row]));
  });

  test('has a control here, whichever row it is of', () => {
    expect(new Set(refused.map(([row]) => row))).toEqual(new Set(Object.keys(bannedWords)));
  });

  test('is refused in the path of a file', async () => {
    expect(await rowsOf('export {}', 'src/pages/order/order-door.tsx')).toEqual(['door']);
    expect(await rowsOf('export {}', 'server/shelf/read.ts')).toEqual(['shelf']);
  });

  test('is refused with the words that replace it', async () => {
    expect(await messagesOf('export const wish = 1')).toEqual([
      `wish: 'wish': say request, input or command (docs/glossary.md).`,
    ]);
  });

  test.each([
    ['a part of another word', 'export const outdoor = 1; export const handshake = 2; export const teller = 3;'],
    ['a use of what another module declares', 'import { wish } from "a"; wish.tell(); export const a = wish;'],
    ['a field read from the contract', 'export const sum = (cart) => cart.shelf;'],
    ['a CSS property', 'export const style = { letterSpacing: 0 };'],
    ['a total of the contract', 'export interface Totals { goodsTotal: number; goods_total_amount: number }'],
    ['a participle that is a member', 'export interface Item { kept: boolean } export const item = { given: 1 };'],
    ['a comment or a text', '/** A wish. */ export const text = "tell the door";'],
  ])('is not seen in %s', async (_, code) => {
    expect(await rowsOf(code)).toEqual([]);
  });
});

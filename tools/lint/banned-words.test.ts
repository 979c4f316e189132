import { beforeAll, describe, expect, test } from 'vitest';
import { bannedWords } from './banned-words.js';
import { ownFindings, type Sample } from './own-findings.ts';

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

const refusedPaths: readonly (readonly [row: string, file: string])[] = [
  ['door', 'src/pages/order/order-door.tsx'],
  ['shelf', 'server/shelf/read.ts'],
];

const unseen: readonly (readonly [what: string, code: string])[] = [
  ['a part of another word', 'export const outdoor = 1; export const handshake = 2; export const teller = 3;'],
  ['a use of what another module declares', 'import { wish } from "a"; wish.tell(); export const a = wish;'],
  ['a field read from the contract', 'export const sum = (cart) => cart.shelf;'],
  ['a CSS property', 'export const style = { letterSpacing: 0 };'],
  ['a total of the contract', 'export interface Totals { goodsTotal: number; goods_total_amount: number }'],
  ['a participle that is a member', 'export interface Item { kept: boolean } export const item = { given: 1 };'],
  ['a comment or a text', '/** A wish. */ export const text = "tell the door";'],
];

const inWidget = (code: string): Sample => ({ file: 'src/widgets/a.tsx', code });
const inPath = (file: string): Sample => ({ file, code: 'export {}' });

const samples: readonly Sample[] = [
  ...[...refused, ...unseen].map(([, code]) => inWidget(code)),
  ...refusedPaths.map(([, file]) => inPath(file)),
];

let findingsOf: ReturnType<typeof ownFindings>;
beforeAll(() => {
  findingsOf = ownFindings(samples);
});

const rowsOf = (sample: Sample) => findingsOf(sample).map(({ rule }) => rule.replace(/^word-/, ''));

describe('a banned word', () => {
  test.each(refused)('is refused by its row %s: %s', (row, code) => {
    expect(new Set(rowsOf(inWidget(code)))).toEqual(new Set([row]));
  });

  test('has a control here, whichever row it is of', () => {
    expect(new Set(refused.map(([row]) => row))).toEqual(new Set(Object.keys(bannedWords)));
  });

  test.each(refusedPaths)('is refused by its row %s in the path %s', (row, file) => {
    expect(rowsOf(inPath(file))).toEqual([row]);
  });

  test('is refused with the words that replace it', () => {
    expect(findingsOf(inWidget('export const wishes = []'))).toEqual([
      { rule: 'word-wish', message: `'wishes': say request, input or command (docs/glossary.md).` },
    ]);
  });

  test.each(unseen)('is not seen in %s', (_, code) => {
    expect(rowsOf(inWidget(code))).toEqual([]);
  });
});
